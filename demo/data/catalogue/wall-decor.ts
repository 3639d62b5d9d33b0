import { productsOf } from './product.ts';

export const wallDecor = productsOf('wall-decor', [
  [
    'wall-blue-pottery-plates',
    'Blue Pottery Wall Plates, Set of Four',
    2499,
    'A peacock, a flower, two fish and a mandala, painted in the cobalt and turquoise of Jaipur’s blue pottery. Four glazed plates of 15 to 26 cm with hooks on the back; wipe with a dry cloth. One plate can carry a name and a date.',
  ],
  [
    'wall-clock-warli',
    'Warli Circle Clock',
    1499,
    'Sixteen dancers and ten drummers keep the time on an earth-red dial in a sheesham wood rim. 30 cm across with a silent sweep movement, runs on one AA cell. Send a short line and we letter it around the centre.',
  ],
  [
    'wall-macrame-marigold',
    'Marigold Dip Macramé',
    1299,
    'Hand-knotted cotton cord on a mango-wood rod, its fringe dipped in marigold dye. 45 cm wide and 90 cm long, ready to hang; dust it gently, keep it out of the rain. Choose another dip colour when you order, or send us the colour of your wall.',
  ],
  [
    'wall-toran-mango-leaf',
    'Mango Leaf & Genda Toran',
    799,
    'Felt mango leaves and woollen marigolds for the door, with two side strings that end in brass bells. 110 cm wide, fits most doors, washes by hand and lasts for many festivals. Tell us the width of your door and we tie it to measure.',
  ],
  [
    'wall-nameplate-family',
    'Painted Family Nameplate',
    1199,
    'Your family’s name on a board of seasoned wood, with block-print flowers and three small bells below. 40 by 20 cm, sealed for covered verandas, hung from jute rope. Give us the name, the house number and, if you like, the name of the building.',
  ],
  [
    'wall-brass-banyan',
    'Brass Banyan Wall Art',
    2299,
    'A banyan in a ring of beads, cut from sheet metal and finished in antique brass. 50 cm across with a standing edge that throws a fine shadow; dust with a soft brush. Up to three names can be cut along the ground below the tree.',
  ],
  [
    'wall-jharokha-mirror',
    'Jharokha Mirror',
    1899,
    'A mirror that looks out of a Rajasthani window, its frame painted with flowers in peacock green. 35 by 50 cm in MDF and mango wood with hooks on the back; clean the glass with a dry cloth. Pick the colour of the frame, or send the colours of your room.',
  ],
  [
    'wall-key-holder-truck',
    'Ghar Ki Chaabi Key Holder',
    699,
    'Truck art for the place where the keys should be: sunburst, lotuses and five brass hooks. 45 by 16 cm in pine, with screws and plugs in the box. The words can be your own, in Hindi, English or any script you send us.',
  ],
  [
    'wall-pichwai-scroll',
    'Pichwai Cows Scroll',
    2199,
    'Two temple cows under a lotus tree at full moon, printed on cotton in the manner of Nathdwara’s Pichwai. 60 by 90 cm with wooden rods and brass ends; iron on the back, dry clean. A dedication of one line can be written in the border.',
  ],
]);
