import { closeAll } from './end-of-file.ts';

afterAll(closeAll);
