import { type Dyes, GOLD, INDIGO, IRON, MADDER, PINK, SKY } from './dyes.ts';

export const RED: Dyes = { outer: MADDER, inner: PINK, heart: GOLD, pen: IRON };

export const BLUE: Dyes = { outer: INDIGO, inner: SKY, heart: GOLD, pen: IRON };

export const ROSE: Dyes = { outer: PINK, inner: '#ead0ae', heart: MADDER, pen: IRON };

export const YELLOW: Dyes = { outer: GOLD, inner: '#ecd69a', heart: MADDER, pen: IRON };

export const ALL = [RED, BLUE, ROSE, YELLOW] as const;
