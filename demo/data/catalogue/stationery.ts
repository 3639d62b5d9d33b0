import { productsOf } from './product.ts';

export const stationery = productsOf('stationery', [
  [
    'stationery-kalamkari-journal',
    'Kalamkari Tree Journal',
    599,
    'A tree of life on a hardbound cover, with an elastic band and a marigold ribbon. A5, 192 pages of unruled 100 gsm paper made from cotton waste, lies flat when open. We print a name on the band or your own picture on the cover.',
  ],
  [
    'stationery-mandala-planner',
    'Naya Rang Day Planner',
    499,
    'A page for every day of 2026 with Indian holidays and a place for small doodles, between two mandalas. A5, wire-bound, 384 pages of 80 gsm paper behind a laminated cover. Start in any month, with your name on the front.',
  ],
  [
    'stationery-diwali-cards',
    'Shubh Deepavali Cards, Set of Six',
    299,
    'Diya, lantern and kolam: three designs, two of each, with gold and rose envelopes and lac seals. Folded cards of 12 by 17 cm on 300 gsm recycled board, blank inside. Your message and family name can be printed inside.',
  ],
  [
    'stationery-folk-bookmarks',
    'Folk Art Bookmarks, Set of Five',
    199,
    'Madhubani fish, Warli dancers, a Kalamkari tree, a peacock pond and a Gond elephant, each with a silk tassel. 5 by 18 cm on 350 gsm board with a matte finish. Add a name to the back of each, for a class or a book club.',
  ],
  [
    'stationery-engraved-pens',
    'Engraved Pens, Pair in a Box',
    599,
    'A sheesham and an ebony ball pen side by side in a wooden box lined with maroon felt. Blue refills of the common kind, metal clips, smooth to write with. Two names of up to fourteen letters are engraved and gilded.',
  ],
  [
    'stationery-shagun-lifafa',
    'Shagun Lifafa, Set of Eight',
    249,
    'Ajrakh, jaal, paisley and buti: envelopes for weddings and blessings, each with its lucky one-rupee coin. Eight of 9 by 18 cm on shimmering 120 gsm paper, two of each print. The givers’ names can be printed on the back.',
  ],
  [
    'stationery-street-stickers',
    'Street Life Sticker Sheet',
    149,
    'Auto, chai, kettle, kite, elephant, mango, radio, scooter, kaapi, umbrella and one big flower: eleven stickers for laptops, helmets and steel dabbas. Die-cut vinyl, proof against rain and dishwater, peels off without a trace. Send a photo and we draw a twelfth sticker from it.',
  ],
  [
    'stationery-desk-calendar',
    'Mausam Desk Calendar 2026',
    349,
    'Twelve months, twelve seasons of fruit and flower, with Indian festivals marked. 21 by 15 cm on 250 gsm board with a stiff stand and wire loops. We mark your birthdays and anniversaries and, if you like, use your own photos.',
  ],
  [
    'stationery-name-pencils',
    'Name Pencils, Set of Six',
    199,
    'Six pencils in six folk borders, with the child’s name in gold foil, so that they come home from school. HB, hexagonal, made from plantation wood, with erasers. One name on all six, or six names for six friends.',
  ],
]);
