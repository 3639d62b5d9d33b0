import type { Drawing } from '../../drawing/drawing.ts';
import { picture } from '../picture.ts';
import { banyan, clock, plates } from './round-pieces.ts';
import { macrameHanging, pichwaiScroll } from './textiles.ts';
import { jharokha, keyHolder, nameplate, toran } from './doorway.ts';

export const wallDecorPictures: readonly Drawing[] = [
  picture('wall-blue-pottery-plates', plates),
  picture('wall-clock-warli', clock),
  picture('wall-macrame-marigold', macrameHanging),
  picture('wall-toran-mango-leaf', toran),
  picture('wall-nameplate-family', nameplate),
  picture('wall-brass-banyan', banyan),
  picture('wall-jharokha-mirror', jharokha),
  picture('wall-key-holder-truck', keyHolder),
  picture('wall-pichwai-scroll', pichwaiScroll),
];
