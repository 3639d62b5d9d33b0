import { isAmbiguous, listSuspects } from './suspects.ts';

const SHELL = { app: 'shell', version: '1.0.0-5e11' };
const SHOP = { app: 'shop', version: '1.0.0-50b0' };
const GALLERY = { app: 'gallery', version: '2.0.0-9a11' };
const LOADED = [SHOP, GALLERY];
const createActivity = (running: typeof SHELL | null, remotes: (typeof SHELL)[] = []) => ({
  running,
  remotes,
  calls: 1,
});

const SHELL_FRAME = '    at renderElement (shell-1.0.0-5e11/server.cjs:1:20)';
const SHOP_FRAME = '    at Page (shop-1.0.0-50b0/server.cjs:1:3)';
const FRAME_WITHOUT_NAME = '    at gallery-2.0.0-9a11/server.cjs:4:1';

it.each([
  [
    'the remote in the stack, even if another remote ran last',
    createActivity(GALLERY, [GALLERY]),
    SHOP_FRAME,
    [SHOP],
  ],
  ['a remote that calls the shell', createActivity(SHELL), `${SHELL_FRAME}\n${SHOP_FRAME}`, [SHOP]],
  ['a remote by a frame without a function name', createActivity(SHELL), FRAME_WITHOUT_NAME, [GALLERY]],
  [
    'both remotes when the name of a function looks like a frame',
    createActivity(SHELL),
    `    at x\n${FRAME_WITHOUT_NAME}\n${SHOP_FRAME}`,
    [SHOP, GALLERY],
  ],
  [
    'only the remote with a function name that contains the location of another remote',
    createActivity(SHELL),
    '    at x (gallery-2.0.0-9a11/server.cjs:1:1) (shop-1.0.0-50b0/server.cjs:1:3)',
    [SHOP],
  ],
  ['the remote that ran last', createActivity(SHOP, [GALLERY, SHOP]), '', [SHOP]],
  ['the remote that ran last while the shell renders its result', createActivity(SHOP), SHELL_FRAME, [SHOP]],
  ['the remotes of unfinished pages before the shell', createActivity(SHELL, [SHOP]), SHELL_FRAME, [SHOP]],
  ['all remotes that may have run', createActivity(null, [SHOP, GALLERY]), '', [SHOP, GALLERY]],
  ['the shell when no remote ran', createActivity(SHELL), SHELL_FRAME, [SHELL]],
  ['no release without a record', undefined, '', []],
])('suspects %s', (_what, record, stack, expected) => {
  expect(listSuspects(record, LOADED, stack)).toEqual(expected);
});

it.each([
  ['only the remote that ran last', createActivity(SHOP, [SHOP]), false],
  ['a remote in a timer', createActivity(SHOP), false],
  ['one remote of an unfinished page, and the shell', createActivity(SHELL, [SHOP]), false],
  ['another remote of an unfinished page', createActivity(SHOP, [SHOP, GALLERY]), true],
  ['two remotes of unfinished pages, and the shell', createActivity(SHELL, [SHOP, GALLERY]), true],
])('returns whether a record is ambiguous: %s', (_what, record, expected) => {
  expect(isAmbiguous(record)).toBe(expected);
});
