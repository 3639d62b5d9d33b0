import { productsOf } from './product.ts';

export const cushions = productsOf('cushions', [
  [
    'cushion-ajrakh-star',
    'Ajrakh Star Cushion',
    599,
    'Eight-point stars in indigo and madder, after the resist-printed Ajrakh of Kutch. Cotton canvas cover with piped edges, 40 by 40 cm, hidden zip; filler included, cover washes cold. Choose a name or monogram for the back.',
  ],
  [
    'cushion-haathi-madhubani',
    'Madhubani Haathi Cushion',
    649,
    'A festival elephant walks through lotuses in a border of petals, with a silk tassel on each corner. Cotton-linen cover, 40 by 40 cm, with filler; spot clean the tassels, wash the cover by hand. A child’s name can be written on the elephant’s cloth.',
  ],
  [
    'cushion-bandhani-red',
    'Bandhani Red Cushion',
    549,
    'Hundreds of tied dots around a medallion, in the red that every Gujarati wedding knows. Slub cotton with a cut fringe, 40 by 40 cm, filler included; wash separately at first. Two initials can be tied into the centre.',
  ],
  [
    'cushion-pochampally-ikat',
    'Pochampally Ikat Cushion',
    599,
    'Feather-edged diamonds in blue, teal and marigold, after the double ikat of Pochampally. Heavy cotton with corded edges, 40 by 40 cm, filler included; machine wash cold. Upload your own three colours and we print it in those.',
  ],
  [
    'cushion-paisley-lumbar',
    'Paisley Lumbar Cushion',
    699,
    'Mangoes and blossoms in a row between peacock borders, long enough for a tired back. Cotton canvas, 60 by 30 cm, with a firm filler; cover washes cold and irons on the back. A line of up to thirty letters can run below the border.',
  ],
  [
    'cushion-mandala-round',
    'Round Mandala Cushion',
    749,
    'A mandala that ends in a gathered edge, buttoned at the centre like an old gaddi. Velvet front and cotton back, 45 cm across, filler included; dry clean or wipe with a damp cloth. Send us your birth star or a word for the innermost ring.',
  ],
  [
    'cushion-sanganeri-buti',
    'Sanganeri Buti Cushion',
    499,
    'Rows of pink butis with the small slips of a wooden block, and pompoms all around. Soft cotton cambric, 40 by 40 cm, filler included; gentle machine wash. Pick your flower colour when you order with your own design.',
  ],
  [
    'cushion-family-initial',
    'Family Initial Cushion',
    649,
    'Your initial in a ring of marigolds, your family’s name below, on a tone-on-tone jaal. Cotton canvas with terracotta piping, 40 by 40 cm, filler included; machine wash cold. Tell us the letter and the name, or upload a crest of your own.',
  ],
  [
    'cushion-gond-tree',
    'Gond Tree of Birds Cushion',
    799,
    'A flowering tree with two patterned birds at its foot, painted leaf by leaf. Cotton-linen with black piping, 45 by 45 cm, filler included; wash cold, dry in the shade. Give us two names and each bird will carry one.',
  ],
]);
