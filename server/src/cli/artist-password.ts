import { setRandomArtistPassword } from '../catalog-import/passwords.ts';
import { SettingsError } from '../settings.ts';
import { runCommand } from './command.ts';

const USAGE = 'npm run artist-password -- <artist id>   gives that artist a new password';

await runCommand(async (db) => {
  const [id, ...extraArguments] = process.argv.slice(2);
  if (id === undefined || extraArguments.length > 0) throw new SettingsError(USAGE);
  return [`${await setRandomArtistPassword(db, id)}   shown only this once; ${id} is signed out everywhere`];
});
