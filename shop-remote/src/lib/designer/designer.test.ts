import { computeFittingWidth } from '@rangmala/shared/contract/design-geometry';
import { getLayerName } from '@rangmala/shared/contract/design-warnings';
import type { DesignContent, Layer } from '@rangmala/shared/contract/designs';
import { describeLayer } from './describe-layer.ts';
import { dragLayer, pinchLayer, scaleLayer, rotateLayer } from './gesture.ts';
import { beginHistory, recordChange, redo, undo } from './history.ts';
import { changeLayerByKey } from './keys.ts';
import {
  createCopyId,
  moveLayer,
  createFrameId,
  normalizeAngle,
  createOutlineKey,
  type LayerResources,
  changeSideLayers,
} from './layers.ts';

const area = { width: 200, height: 80, bleed: 3, safe: 5 };
const place = { cx: 100, cy: 40, width: 62, rotation: 0, flip: false };
const photo: Layer = { ...place, id: 'p', kind: 'picture', asset: 'a' };
const text: Layer = { ...photo, id: 't', kind: 'text', text: 'Asha', typeface: 'mukta', colour: '#000000' };
const resources: LayerResources = {
  assets: new Map([['a', { id: 'a', width: 620, height: 400, url: '/a' }]]),
  outlines: new Map([
    [createOutlineKey({ text: 'Asha', typeface: 'mukta' }), { path: 'M0 0', width: 2000, height: 500 }],
  ]),
};
const content: DesignContent = { v: 1, options: {}, note: '', sides: [{ side: 'wrap', layers: [photo] }] };

describe('history', () => {
  test('undoes and redoes at least 50 steps', () => {
    let history = beginHistory(0);
    for (let step = 1; step <= 60; step += 1) history = recordChange(history, step);
    for (let step = 0; step < 60; step += 1) history = undo(history);
    expect(history.present).toBe(0);
    expect(undo(history).present).toBe(0);
    for (let step = 0; step < 60; step += 1) history = redo(history);
    expect([history.present, redo(history).present]).toEqual([60, 60]);
  });

  test('combines changes of one group into one step, and removes undone steps on a new change', () => {
    const history = recordChange(
      recordChange(recordChange(beginHistory('a'), 'b', 'drag'), 'c', 'drag'),
      'd',
    );
    expect(undo(history).present).toBe('c');
    expect(undo(undo(history)).present).toBe('a');
    expect(recordChange(undo(history), 'e').future).toEqual([]);
  });
});

describe('texts about layers', () => {
  test('describes the kind, size, resolution, rotation and overhang of a layer', () => {
    expect(describeLayer(photo, area, resources)).toBe('Photo, 62 × 40 mm, 254 DPI. Sharp up to 104 mm.');
    expect(describeLayer({ ...photo, cx: 33 }, area, resources)).toBe(
      'Photo, 62 × 40 mm, 254 DPI, 3 mm over the safe edge. Sharp up to 104 mm.',
    );
    expect(describeLayer({ ...text, rotation: 12 }, area, resources)).toBe(
      'Text “Asha”, 62 × 16 mm, turned 12°',
    );
    expect(describeLayer({ ...photo, asset: 'x' }, area, resources)).toBe('Photo');
  });

  test('names pictures by kind and number, and texts by their first letters', () => {
    expect(getLayerName(photo, [text, photo])).toBe('Photo 1');
    const frame = { ...photo, id: createFrameId() };
    expect(getLayerName(frame, [frame, photo])).toBe('Frame 1');
    expect(getLayerName(photo, [frame, photo])).toBe('Photo 1');
    expect(getLayerName({ ...frame, id: createCopyId(frame) }, [frame])).toMatch(/^Frame/);
    expect(describeLayer(frame, area, resources)).toMatch(/^Frame, 62 × 40 mm/);
    expect(getLayerName(text, [text, photo])).toBe('Text: Asha');
  });
});

test.each([
  ['ArrowLeft', false, { cx: 99 }],
  ['ArrowRight', true, { cx: 110 }],
  ['ArrowUp', false, { cy: 39 }],
  ['ArrowDown', true, { cy: 50 }],
  ['+', true, { width: 63 }],
  ['-', false, { width: 61 }],
  ['[', false, { rotation: -1 }],
  [']', false, { rotation: 1 }],
])('changes a layer by the key %s (with Shift: %s)', (key, shift, change) => {
  expect(changeLayerByKey(photo, key, shift)).toEqual({ ...photo, ...change });
  expect(changeLayerByKey(photo, 'x', false)).toBeUndefined();
});

test('moves, scales and rotates a layer by gestures', () => {
  expect(dragLayer(photo, [0, 0], [5, -3])).toMatchObject({ cx: 105, cy: 37 });
  expect(scaleLayer(photo, [110, 40], [120, 40])).toMatchObject({ width: 124 });
  expect(rotateLayer(photo, [100, 20], [120, 38])).toMatchObject({
    rotation: expect.closeTo(84.3, 1) as number,
  });
  expect(rotateLayer(photo, [100, 20], [120, 39.5])).toMatchObject({ rotation: 90 });
  expect(
    pinchLayer(
      photo,
      [
        [90, 40],
        [110, 40],
      ],
      [
        [105, 30],
        [105, 70],
      ],
    ),
  ).toMatchObject({ cx: 105, cy: 50, width: 124, rotation: 90 });
});

test('moves a layer up, and adds layers to a side without content', () => {
  expect(moveLayer([photo, text], 'p', 1)).toEqual([text, photo]);
  const stackedLayers = [photo, text];
  expect(moveLayer(stackedLayers, 't', 1)).toBe(stackedLayers);
  const added = changeSideLayers(content, 'back', (layers) => [...layers, text]);
  expect(added.sides.map(({ side }) => side)).toEqual(['wrap', 'back']);
  expect(changeSideLayers(content, 'wrap', (layers) => layers)).toBe(content);
});
test('returns the width at which a layer fits into the safe area, and normalises angles', () => {
  expect(computeFittingWidth(area, 1)).toBe(70);
  expect(computeFittingWidth(area, 10)).toBe(190);
  expect([normalizeAngle(190), normalizeAngle(-540), normalizeAngle(90)]).toEqual([-170, -180, 90]);
});
