import { productsOf } from './product.ts';

export const mugs = productsOf('mugs', [
  [
    'mug-chai-first',
    'Chai First Mug',
    349,
    'A cutting chai glass with the sun behind it, and the only rule of the morning: chai first, baaki sab baad mein. White ceramic, 325 ml, safe in the dishwasher and the microwave. Upload your own line or picture and we print it on the other side.',
  ],
  [
    'mug-madhubani-fish',
    'Madhubani Fish Mug',
    399,
    'Two fish of good luck swim around this mug between hand-drawn Madhubani borders, with a peacock-blue handle and inside. Glazed ceramic, 325 ml, microwave and dishwasher safe. Add a name or a wedding date below the water when you order with your own design.',
  ],
  [
    'mug-warli-dance',
    'Warli Tarpa Dance Mug',
    379,
    'The whole village dances its spiral around the sun, white on earth red, as the Warli paint it for the harvest. Matte ceramic with a dark inside, 350 ml; wash it by hand to keep the finish. Send us your family in stick figures and we draw them into the circle.',
  ],
  [
    'mug-kolam-morning',
    'Morning Kolam Mug',
    399,
    'One unbroken line turns around every dot, the way a kolam greets the day at the doorstep. Black ceramic with a marigold inside, 325 ml, dishwasher and microwave safe. Your initials can take the place of the centre dots.',
  ],
  [
    'mug-horn-ok-please',
    'Horn OK Please Enamel Mug',
    449,
    'Highway truck art with lotuses and lettering, on an enamelled steel camping mug with a blue rim. Light, 400 ml and hard to break; not for the microwave. Replace the three words with your own and we letter them in the same style.',
  ],
  [
    'mug-jaipur-blue',
    'Jaipur Blue Latte Mug',
    499,
    'Vines and blossoms of Jaipur’s blue pottery climb a tall latte mug with a cobalt handle. Fine white ceramic, 450 ml, microwave and dishwasher safe. A name of up to twelve letters can be painted inside the rim.',
  ],
  [
    'mug-gond-deer',
    'Gond Forest Deer Mug',
    399,
    'A deer whose antlers grow into a tree, filled dash by dash as the Gond painters of Mandla do. Forest-green ceramic, 325 ml, microwave and dishwasher safe. Upload an animal of your own and our artists redraw it in Gond patterns.',
  ],
  [
    'mug-marigold-name',
    'Marigold Name Mug',
    349,
    'Any name, lettered in a wreath of genda phool: made for birthdays, best friends and new desks. White ceramic with a blush inside, 325 ml, dishwasher and microwave safe. Tell us the name and the small line below it, or upload your own lettering.',
  ],
  [
    'mug-raja-rani-pair',
    'Raja & Rani Mugs, Set of Two',
    499,
    'A pair for the two who share the first cup: a peacock each, his in teal, hers in rani pink. Two ceramic mugs of 300 ml in one gift box, microwave and dishwasher safe. Both words can be changed to names in any Indian script.',
  ],
]);
