import { createLinkBuilder, defineRemote } from './description.ts';

const remote = defineRemote({
  name: 'weaving',
  pages: [],
  slots: [],
  dependsOn: { links: ['/product/:id', '/art-gallery', '/artists/:artistId/sessions/:appointmentId'] },
});
const linkTo = createLinkBuilder(remote);

it('builds links with escaped parameters', () => {
  expect(linkTo('/product/:id', { id: 'a/b' })).toBe('/product/a%2Fb');
  expect(linkTo('/art-gallery')).toBe('/art-gallery');
  const parameters = { artistId: '1', appointmentId: '2' };
  expect(linkTo('/artists/:artistId/sessions/:appointmentId', parameters)).toBe('/artists/1/sessions/2');
});

/** Contains invalid uses, which must not compile. Never called. */
export function invalidUses() {
  // @ts-expect-error a path that is not listed
  linkTo('/shop');
  // @ts-expect-error a missing parameter
  linkTo('/product/:id');
  // @ts-expect-error a parameter of another name
  linkTo('/product/:id', { name: '1' });
  defineRemote({
    name: 'weaving',
    pages: [],
    // @ts-expect-error a slot that no page of the shell has
    slots: [{ slot: 'home.unknown', component: 'Teaser' }],
  });
}
