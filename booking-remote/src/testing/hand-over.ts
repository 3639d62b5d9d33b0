import type { HandOver } from '@rangmala/shared/contract';

/** Returns a design that waits for the customer: version 1 with one picture, and two products. */
export function createHandOver(change: Partial<HandOver> = {}): HandOver {
  return {
    status: 'waiting_for_customer',
    artist_name: 'Meera Joshi',
    customer_name: 'Asha Rao',
    art_type: 'Warli',
    versions: [
      {
        version: 1,
        title: 'Peacock',
        note: 'In Warli white',
        created_at: '2026-11-26T05:30:00.000Z',
        pictures: [
          { id: 'p1', width: 2000, height: 2000, url: '/api/appointments/a1/hand-over/pictures/p1' },
        ],
      },
    ],
    events: [{ at: '2026-11-26T05:30:00.000Z', kind: 'handed_over', version: 1 }],
    rounds: { used: 0, included: 2 },
    gallery_allowed: false,
    can_print: false,
    products: [
      {
        id: 'mug-1',
        name: 'Kulhad Mug',
        category: 'Mugs',
        area: { width: 80, height: 76, bleed: 2, safe: 3 },
      },
      {
        id: 'poster-1',
        name: 'Himalaya Poster',
        category: 'Posters',
        area: { width: 450, height: 600, bleed: 3, safe: 5 },
      },
    ],
    ...change,
  };
}

/** The approved design of {@link createHandOver}. */
export const approvedHandOver = createHandOver({ status: 'approved', can_print: true });
