import { productsOf } from './product.ts';

export const posters = productsOf('posters', [
  [
    'poster-mumbai-rain',
    'Mumbai in the Rain',
    399,
    'A black-and-yellow taxi, two umbrellas and every window lit: the city on a July evening. Giclée print on 230 gsm matte paper, 30 by 40 cm; the frame is not included. Ask for your own city, or add a line and a date below the skyline.',
  ],
  [
    'poster-himalaya-sunrise',
    'Himalaya Sunrise',
    449,
    'The sun comes up behind five ranges, prayer flags in the wind and one small house in the pines. Giclée print on 230 gsm matte paper, 40 by 60 cm; the hanging rails are sold with it. We can name the peak you climbed.',
  ],
  [
    'poster-kerala-backwaters',
    'Kerala Backwaters',
    399,
    'A kettuvallam drifts home between the palms while the lake turns gold. Giclée print on 230 gsm matte paper, 30 by 40 cm, rolled in a tube; the frame is not included. Have the boat’s name painted in, or your own photo redrawn in this style.',
  ],
  [
    'poster-warli-village',
    'Warli Village',
    499,
    'Huts, hills, bullock cart and the great spiral dance: a day of harvest in white on earth red. Printed on textured 280 gsm cotton paper, 40 by 50 cm; the frame is not included. Upload a photo of your home and we paint it in as one of the huts.',
  ],
  [
    'poster-know-your-chai',
    'Know Your Chai',
    349,
    'Twelve glasses from cutting to tandoori, and the right one for every mood. Offset print on 200 gsm uncoated paper, 30 by 40 cm, just right for a kitchen door. Replace any of the twelve with the chai your own family makes.',
  ],
  [
    'poster-street-birds',
    'Birds of Our Street',
    399,
    'Neelkanth, tota, bulbul, myna, kilkila and a mor who has come down to look: the neighbours, drawn with their everyday names. Giclée print on 230 gsm matte paper, 30 by 40 cm. Names can be printed in your language.',
  ],
  [
    'poster-chanda-mama',
    'Chanda Mama Moon Mandala',
    449,
    'A moon in a gold mandala with its phases below, for the wall above a small bed. Printed with metallic ink on 250 gsm paper, 30 by 40 cm; the frame is not included. We set the moon as it was on the night you tell us.',
  ],
  [
    'poster-jaipur-hawa-mahal',
    'Jaipur, Palace of Winds',
    449,
    'Five storeys of windows and a sky full of kites on Makar Sankranti. Giclée print on 230 gsm matte paper, 40 by 60 cm, with wooden hanging rails. Your names can fly on the tails of the kites.',
  ],
  [
    'poster-night-we-met',
    'The Night We Met Star Map',
    699,
    'The sky over your place at your hour, drawn from the real stars: the night you met, married or became three. Printed on 280 gsm cotton paper, 40 by 50 cm; the frame is not included. Send two names, the place, the date and the time.',
  ],
]);
