import { option, productsOf } from './product.ts';

export const wallDecor = productsOf(
  { slug: 'wall-decor', tax: { hsn: '4420', gst_percent: 5 }, dispatch_days: { from: 5, to: 8 } },
  [
    {
      id: 'wall-blue-pottery-plates',
      name: 'Blue Pottery Wall Plates, Set of Four',
      price: 2499,
      description:
        'A peacock, a flower, two fish and a mandala in the cobalt and turquoise of Jaipur’s blue pottery. Add a name and a date to the large plate: your design replaces the peacock and is fired in.',
      material: 'Glazed quartz pottery',
      size: 'Four plates, 15 to 26 cm across',
      care: 'Wipe with a dry cloth',
      options: [
        option('hanging', 'Hanging', [
          ['hooks', 'Hooks on the back'],
          ['stands', 'Table stands', 150],
        ]),
      ],
      tax: { hsn: '6913', gst_percent: 5 },
      stock: 14,
      weight_grams: 2600,
    },
    {
      id: 'wall-clock-warli',
      name: 'Warli Circle Clock',
      price: 1499,
      description:
        'Sixteen dancers and ten drummers keep time on an earth-red dial, with a silent sweep movement that runs on one AA cell. Choose the rim, and put your own picture on the dial if you like.',
      material: 'Wood with a printed dial',
      size: '30 cm across',
      care: 'Dust with a soft cloth',
      options: [
        option('rim', 'Rim', [
          ['sheesham', 'Sheesham', 0, '#8a5a30'],
          ['ebony', 'Ebony black', 100, '#2b1f1a'],
        ]),
      ],
      tax: { hsn: '9105', gst_percent: 18 },
      stock: 25,
      weight_grams: 900,
    },
    {
      id: 'wall-macrame-marigold',
      name: 'Marigold Dip Macramé',
      price: 1299,
      description:
        'Hand-knotted cotton cord on a mango-wood rod, its fringe dipped in dye. Choose marigold, indigo, madder or undyed. The small wooden tag is yours: it says home until you give it a name or a date.',
      material: 'Cotton cord, mango wood',
      size: '45 × 60 cm',
      care: 'Dust gently; keep dry',
      options: [
        option('dip', 'Dip colour', [
          ['marigold', 'Marigold', 0, '#ef9a2a'],
          ['indigo', 'Indigo', 0, '#23306f'],
          ['madder', 'Madder red', 0, '#b4262c'],
          ['undyed', 'Undyed', -100, '#f3e6cc'],
        ]),
      ],
      tax: { hsn: '6304', gst_percent: 5 },
      weight_grams: 1100,
    },
    {
      id: 'wall-toran-mango-leaf',
      name: 'Mango Leaf & Genda Toran',
      price: 799,
      description:
        'Felt mango leaves and woollen marigolds for the door, with two side strings that end in brass bells. Choose the width of your door, and put your family’s name on the board in the middle, or leave its Swagatam.',
      material: 'Wool felt, wool and brass',
      size: '90 to 130 cm wide',
      care: 'Hand wash',
      options: [
        option('width', 'Width', [
          ['110', '110 cm'],
          ['90', '90 cm', -80],
          ['130', '130 cm', 120],
        ]),
      ],
      tax: { hsn: '6304', gst_percent: 5 },
      weight_grams: 450,
    },
    {
      id: 'wall-nameplate-family',
      name: 'Painted Family Nameplate',
      price: 1199,
      description:
        'Your family’s name on a board of seasoned wood with three small bells below, hung from jute rope and sealed for covered verandas. The one pictured is for the Sharmas: type your own name and house number.',
      material: 'Seasoned wood, jute rope, brass bells',
      size: '40 × 20 cm',
      care: 'Wipe with a dry cloth; for covered verandas',
      options: [
        option('finish', 'Wood', [
          ['natural', 'Natural', 0, '#f0dfbf'],
          ['walnut', 'Walnut', 100, '#8a5a2e'],
        ]),
      ],
      weight_grams: 1200,
    },
    {
      id: 'wall-brass-banyan',
      name: 'Brass Banyan Wall Art',
      price: 2299,
      description:
        'A banyan in a ring of beads, cut from sheet metal, with a raised edge that throws a fine shadow. Choose the finish, and add up to three names to the small tag below it.',
      material: 'Sheet metal',
      size: '50 cm across',
      care: 'Dust with a soft brush',
      options: [
        option('finish', 'Finish', [
          ['brass', 'Antique brass', 0, '#c99a3f'],
          ['copper', 'Copper', 0, '#b0663a'],
          ['black', 'Black', -100, '#2b2422'],
        ]),
      ],
      tax: { hsn: '8306', gst_percent: 5 },
      stock: 9,
      weight_grams: 1800,
    },
    {
      id: 'wall-jharokha-mirror',
      name: 'Jharokha Mirror',
      price: 1899,
      description:
        'A mirror that looks out of a Rajasthani window, its frame painted with flowers. Choose peacock green, rani pink or indigo. There’s room for a line of your own on the plinth.',
      material: 'MDF, mango wood and glass',
      size: '35 × 50 cm',
      care: 'Clean the glass with a dry cloth',
      options: [
        option('frame', 'Frame', [
          ['peacock', 'Peacock green', 0, '#3f7d78'],
          ['rani', 'Rani pink', 0, '#cc2a6b'],
          ['indigo', 'Indigo', 0, '#23306f'],
        ]),
      ],
      tax: { hsn: '7009', gst_percent: 18 },
      stock: 12,
      weight_grams: 2900,
    },
    {
      id: 'wall-key-holder-truck',
      name: 'Ghar Ki Chaabi Key Holder',
      price: 699,
      description:
        'Truck art for the place where the keys should be: a sunburst, lotuses and brass hooks. Choose five or seven hooks, or put your own words on the board in English, Hindi or Telugu.',
      material: 'Pine, brass hooks; screws and plugs included',
      size: '45 × 16 cm',
      care: 'Wipe with a dry cloth',
      options: [
        option('hooks', 'Hooks', [
          ['5', 'Five'],
          ['7', 'Seven', 60],
        ]),
      ],
      weight_grams: 650,
    },
    {
      id: 'wall-pichwai-scroll',
      name: 'Pichwai Cows Scroll',
      price: 2199,
      description:
        'Two temple cows under a lotus tree at full moon, printed on cotton in the manner of Nathdwara’s Pichwai. Comes with wooden rods and brass ends, or as cloth only. Or have it printed with your own picture.',
      material: 'Cotton; wooden rods with brass ends',
      size: '60 × 90 cm',
      care: 'Iron on the back; dry clean',
      options: [
        option('mount', 'Hanging', [
          ['rods', 'Wooden rods'],
          ['none', 'Cloth only', -250],
        ]),
      ],
      tax: { hsn: '6304', gst_percent: 5 },
      weight_grams: 1300,
    },
  ],
);
