import { productsOf } from './product.ts';

const DISHWASHER = 'Microwave and dishwasher safe';
const CERAMIC = 'White glazed ceramic';
const SIZE = '325 ml, 9 cm tall, 8.2 cm across';

export const mugs = productsOf(
  {
    slug: 'mugs',
    tax: { hsn: '6912', gst_percent: 5 },
    dispatch_days: { from: 3, to: 5 },
    colourLabel: 'Handle and inside',
  },
  [
    {
      id: 'mug-chai-first',
      name: 'Chai First Mug',
      price: 349,
      description:
        'A cutting chai glass with the sun behind it, and the only rule of the morning: chai first, baaki sab baad mein. Keep our words, or type your own.',
      material: CERAMIC,
      size: SIZE,
      care: DISHWASHER,
      weight_grams: 380,
    },
    {
      id: 'mug-madhubani-fish',
      name: 'Madhubani Fish Mug',
      price: 399,
      description:
        'Two lucky fish swim between hand-drawn Madhubani borders. The handle and inside come in peacock or marigold. Add names and a wedding date in the design editor, or leave the fish to themselves.',
      material: CERAMIC,
      size: SIZE,
      care: DISHWASHER,
      weight_grams: 380,
    },
    {
      id: 'mug-warli-dance',
      name: 'Warli Tarpa Dance Mug',
      price: 379,
      description:
        'The whole village dances its spiral around the sun, white on earth red, the way Warli artists paint the harvest. Want your own village on it? Upload a drawing and see it on the mug straight away.',
      material: 'Matte ceramic with a dark inside',
      size: '350 ml, 9 cm tall, 8.2 cm across',
      care: 'Hand wash to keep the matte finish',
      weight_grams: 400,
    },
    {
      id: 'mug-kolam-morning',
      name: 'Morning Kolam Mug',
      price: 399,
      description:
        'One unbroken line loops around every dot, just as a kolam greets the day at the doorstep. Choose a marigold or a white inside. To make it yours, add your initials under Personalise.',
      material: 'Black glazed ceramic',
      size: SIZE,
      care: DISHWASHER,
      weight_grams: 390,
    },
    {
      id: 'mug-horn-ok-please',
      name: 'Horn OK Please Enamel Mug',
      price: 449,
      description:
        'Highway truck art, lotuses and all, on an enamelled steel camping mug with a blue rim. It is light and hard to break. Prefer your own slogan? Type it in English, Hindi or Telugu and place it on either side.',
      material: 'Enamelled steel',
      size: '400 ml, 8 cm tall, 8.2 cm across',
      care: 'Dishwasher safe; not for the microwave',
      tax: { hsn: '7323', gst_percent: 5 },
      stock: 120,
      weight_grams: 210,
    },
    {
      id: 'mug-jaipur-blue',
      name: 'Jaipur Blue Latte Mug',
      price: 499,
      description:
        'Vines and blossoms from Jaipur’s blue pottery climb a tall latte mug with a cobalt handle. Also available with a peacock-green handle. Add a name to the front or back.',
      material: 'Fine white ceramic',
      size: '450 ml, 13 cm tall, 9.8 cm across the rim',
      care: DISHWASHER,
      weight_grams: 420,
    },
    {
      id: 'mug-gond-deer',
      name: 'Gond Forest Deer Mug',
      price: 399,
      description:
        'A deer whose antlers grow into a tree, filled dash by dash in the Gond style of Mandla. Swap in a picture of your own pet and leave our artists a note; they check every design before it is printed.',
      material: 'Forest-green glazed ceramic',
      size: SIZE,
      care: DISHWASHER,
      weight_grams: 380,
    },
    {
      id: 'mug-marigold-name',
      name: 'Marigold Name Mug',
      price: 349,
      description:
        'A name in a wreath of genda phool: made for birthdays, best friends and new desks. The one pictured says Aanya: type the name you want and the line below it, in English, Hindi or Telugu.',
      material: CERAMIC,
      size: SIZE,
      care: DISHWASHER,
      weight_grams: 380,
    },
    {
      id: 'mug-raja-rani-pair',
      name: 'Raja & Rani Mugs, Set of Two',
      price: 499,
      description:
        'A pair for two people who share the first cup: a peacock each, one in teal, one in rani pink. Put your own two names in place of raja and rani, in English, Hindi or Telugu.',
      material: CERAMIC,
      size: 'Two mugs of 300 ml, 9 cm tall, in a gift box',
      care: DISHWASHER,
      weight_grams: 760,
    },
  ],
);
