import { option, productsOf } from './product.ts';

const start = option('start', 'First month', [
  ['january', 'January'],
  ['april', 'April'],
  ['july', 'July'],
]);

export const stationery = productsOf(
  { slug: 'stationery', tax: { hsn: '4820', gst_percent: 0 }, dispatch_days: { from: 2, to: 4 } },
  [
    {
      id: 'stationery-kalamkari-journal',
      name: 'Kalamkari Tree Journal',
      price: 599,
      description:
        'A tree of life on a hardbound cover, with an elastic band and a marigold ribbon; it lies flat when open. Choose plain, ruled or dotted pages, and put your own picture or name on the cover.',
      material: '192 pages of 100 gsm paper made from cotton waste',
      size: 'A5',
      care: 'Keep dry',
      options: [
        option('pages', 'Pages', [
          ['plain', 'Plain'],
          ['ruled', 'Ruled'],
          ['dotted', 'Dotted'],
        ]),
      ],
      weight_grams: 420,
    },
    {
      id: 'stationery-mandala-planner',
      name: 'Naya Rang Day Planner',
      price: 499,
      description:
        'A page for every day, with Indian holidays and room for small doodles, between two mandalas. Choose the month your year starts in, and put your name on the front.',
      material: '384 pages of 80 gsm paper, laminated cover, wire-bound',
      size: 'A5',
      care: 'Keep dry',
      options: [start],
      weight_grams: 560,
    },
    {
      id: 'stationery-diwali-cards',
      name: 'Shubh Deepavali Cards, Set of Six',
      price: 299,
      description:
        'A diya, a lantern and a kolam: three designs, two of each, blank inside, with matching envelopes. To send a card of your own, upload a family photo for the front.',
      material: '300 gsm recycled board',
      size: '12 × 17 cm, folded',
      care: 'Keep dry',
      options: [
        option('envelopes', 'Envelopes', [
          ['gold-rose', 'Gold and rose'],
          ['kraft', 'Kraft'],
        ]),
      ],
      tax: { hsn: '4909', gst_percent: 18 },
      weight_grams: 180,
    },
    {
      id: 'stationery-folk-bookmarks',
      name: 'Folk Art Bookmarks, Set of Five',
      price: 199,
      description:
        'Madhubani fish, Warli dancers, a Kalamkari tree, a peacock pond and a Gond elephant, each with a silk tassel. For a class or a book club, add a name or upload your own artwork.',
      material: '350 gsm board with a matte finish, silk tassels',
      size: '4 × 17 cm',
      care: 'Keep dry',
      options: [
        option('tassels', 'Tassels', [
          ['mixed', 'Five colours'],
          ['red', 'All red'],
        ]),
      ],
      tax: { hsn: '4911', gst_percent: 18 },
      weight_grams: 60,
    },
    {
      id: 'stationery-engraved-pens',
      name: 'Engraved Pens, Pair in a Box',
      price: 599,
      description:
        'A sheesham and an ebony ball pen side by side in a wooden box lined with maroon felt. Add a name of up to fourteen letters to each pen; they are engraved and gilded.',
      material: 'Sheesham, ebony and metal',
      size: 'Pens 14 cm, box 18 × 11 cm',
      care: 'Takes standard refills',
      options: [
        option('ink', 'Ink', [
          ['blue', 'Blue', 0, '#23306f'],
          ['black', 'Black', 0, '#221a1c'],
        ]),
      ],
      tax: { hsn: '9608', gst_percent: 18 },
      weight_grams: 310,
    },
    {
      id: 'stationery-shagun-lifafa',
      name: 'Shagun Lifafa, Set of Eight',
      price: 249,
      description:
        'Ajrakh, jaal, paisley and buti: envelopes for weddings and blessings, two of each print. Choose them with or without the lucky one-rupee coin, or print your own front with the givers’ names.',
      material: 'Shimmering 120 gsm paper',
      size: '9 × 18 cm',
      care: 'Keep dry',
      options: [
        option('coin', 'One-rupee coin', [
          ['with', 'With coin'],
          ['without', 'Without coin', -10],
        ]),
      ],
      tax: { hsn: '4817', gst_percent: 18 },
      weight_grams: 110,
    },
    {
      id: 'stationery-street-stickers',
      name: 'Street Life Sticker Sheet',
      price: 149,
      description:
        'An auto, chai, a kettle, a kite and seven more: eleven stickers for laptops, helmets and steel dabbas. They shrug off rain and dishwater and peel off without a trace. Or fill the sheet with your own pictures.',
      material: 'Die-cut vinyl',
      size: '15 × 17.5 cm',
      care: 'Stick on a clean, dry surface',
      options: [
        option('finish', 'Finish', [
          ['matte', 'Matte'],
          ['gloss', 'Gloss'],
        ]),
      ],
      tax: { hsn: '4911', gst_percent: 18 },
      weight_grams: 30,
    },
    {
      id: 'stationery-desk-calendar',
      name: 'Mausam Desk Calendar',
      price: 349,
      description:
        'Twelve months, twelve seasons of fruit and flower, with Indian festivals marked. Choose the first month. Put your own photo on the cover, and list birthdays for us to mark in the note to the artist.',
      material: '250 gsm board, stiff stand, wire loops',
      size: '21 × 15 cm',
      care: 'Keep dry',
      options: [start],
      tax: { hsn: '4910', gst_percent: 18 },
      weight_grams: 290,
    },
    {
      id: 'stationery-name-pencils',
      name: 'Name Pencils, Set of Six',
      price: 199,
      description:
        'Six hexagonal pencils in six folk borders, with a name in gold foil, so they come home from school. Type a name for each pencil: the same six times, or one for every cousin.',
      material: 'Plantation wood, with erasers',
      size: '19 cm long',
      care: 'Sharpen with a sharp blade',
      options: [
        option('lead', 'Lead', [
          ['hb', 'HB'],
          ['2b', '2B'],
        ]),
      ],
      tax: { hsn: '9609', gst_percent: 0 },
      weight_grams: 45,
    },
  ],
);
