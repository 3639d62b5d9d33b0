import {
  readUnfinishedDesign,
  readUnsavedDesign,
  removeUnsavedDesign,
  storeUnfinishedDesign,
} from './design-store.ts';

const content = { v: 1, options: {}, note: '', sides: [] };
const mug = { id: 'd1', token: 'secret' };
const layer = { id: 'l1', kind: 'picture', asset: 'local:p1:', cx: 1, cy: 1, width: 1, rotation: 0 };

/** Stores designs as earlier releases did. */
function storeDesignsOfEarlierRelease(): void {
  const entries = {
    'rangmala.designs': { 'peacock-mug': mug },
    'rangmala.unsavedDesigns': { d1: { productId: 'peacock-mug', content } },
    'rangmala.savedLocalDesigns': { 'local-1': mug },
    'rangmala.pendingPictures': { d1: [{ side: 'front', index: 0, layer }] },
  };
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
}

it('keeps the designs of an earlier release when a design is added, and removes their key', () => {
  storeDesignsOfEarlierRelease();
  storeUnfinishedDesign('kolam-mug', { id: 'd2', token: 'other' });
  expect(readUnfinishedDesign('peacock-mug')).toEqual(mug);
  expect(readUnfinishedDesign('kolam-mug')).toEqual({ id: 'd2', token: 'other' });
  expect(localStorage.getItem('rangmala.designs')).toBeNull();
  expect(localStorage.getItem('rangmala.unsavedDesigns')).not.toBeNull();
});

it('removes designs of an earlier release', () => {
  storeDesignsOfEarlierRelease();
  storeUnfinishedDesign('peacock-mug', undefined);
  removeUnsavedDesign('d1');
  expect(readUnfinishedDesign('peacock-mug')).toBeUndefined();
  expect(readUnsavedDesign('d1')).toBeUndefined();
  expect(localStorage.getItem('rangmala.designStore')).toBeNull();
});

it.each(['[]', '{"unfinished":{"peacock-mug":{"id":"d 1","token":"secret"}}}', '{"unfinished":[1]}', '{'])(
  'ignores the invalid content %s',
  (stored) => {
    localStorage.setItem('rangmala.designStore', stored);
    expect(readUnfinishedDesign('peacock-mug')).toBeUndefined();
  },
);
