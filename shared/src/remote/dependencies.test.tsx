import { render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { defineRemote } from './description.ts';
import { createEventBus, createLinkBuilder } from './dependencies.ts';

const remote = defineRemote({
  name: 'weaving',
  pages: [],
  slots: [],
  events: { 'weaving.loom-chosen': { detail: { id: 'string', threads: 'number' } } },
  dependsOn: {
    links: ['/product/:id', '/art-gallery', '/artists/:artistId/sessions/:appointmentId'],
    events: { 'weaving.loom-chosen': { id: 'string' } },
  },
});
const linkTo = createLinkBuilder(remote);
const { emit, useEvent } = createEventBus(remote);

it('builds links with escaped parameters', () => {
  expect(linkTo('/product/:id', { id: 'a/b' })).toBe('/product/a%2Fb');
  expect(linkTo('/art-gallery')).toBe('/art-gallery');
  expect(linkTo('/artists/:artistId/sessions/:appointmentId', { artistId: '1', appointmentId: '2' })).toBe(
    '/artists/1/sessions/2',
  );
});

function ChosenLoom() {
  const [id, setId] = useState('none');
  useEvent('weaving.loom-chosen', (detail) => setId(detail.id));
  return <p>{id}</p>;
}

it('passes events to mounted components', () => {
  const { unmount } = render(<ChosenLoom />);
  act(() => emit('weaving.loom-chosen', { id: 'loom 7', threads: 400 }));
  expect(screen.getByText('loom 7')).toBeVisible();
  unmount();
  emit('weaving.loom-chosen', { id: 'loom 8', threads: 400 });
});

/** Contains invalid uses, which must not compile. Never called. */
export function invalidUses() {
  // @ts-expect-error a path that is not listed
  linkTo('/shop');
  // @ts-expect-error a missing parameter
  linkTo('/product/:id');
  // @ts-expect-error a parameter of another name
  linkTo('/product/:id', { name: '1' });
  // @ts-expect-error an event that is not offered
  emit('weaving.loom-sold', { id: '1' });
  // @ts-expect-error a missing field
  emit('weaving.loom-chosen', { id: '1' });
  defineRemote({
    name: 'weaving',
    pages: [],
    // @ts-expect-error a slot that no page of the shell has
    slots: [{ slot: 'home.unknown', component: 'Teaser' }],
  });
}
