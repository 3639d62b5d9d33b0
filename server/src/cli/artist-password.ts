import { setRandomArtistPassword } from '../catalog-import/passwords.ts';
import { runCommand } from './command.ts';
import { parseCommandLine } from './parse-command-line.ts';

const USAGE = 'npm run artist-password -- <artist id>   gives that artist a new password';

const parse = (args: string[]) => {
  const { positionals } = parseCommandLine(args, USAGE, { options: {}, argumentNames: ['artist id'] });
  return positionals as [id: string];
};

await runCommand({ usage: USAGE, parse }, async ({ db, parsedArguments: [id] }) => [
  `${await setRandomArtistPassword(db, id)}   shown only this once; ${id} is signed out everywhere`,
]);
