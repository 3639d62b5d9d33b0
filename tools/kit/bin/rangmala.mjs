#!/usr/bin/env node
import { readdirSync } from 'node:fs';
import { register } from 'tsx/esm/api';

/** Each command is a file in the folder `cli`. For example, `rangmala deploy` runs `cli/deploy.ts`. */
const COMMANDS_FOLDER = new URL('../cli/', import.meta.url);
const commands = readdirSync(COMMANDS_FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

const [name] = process.argv.splice(2, 1);
if (name !== undefined && commands.includes(name)) {
  register();
  await import(new URL(`${name}.ts`, COMMANDS_FOLDER).href);
} else {
  const problem = name === undefined ? '' : `rangmala has no command "${name}".\n`;
  process.stderr.write(`${problem}Usage: rangmala ${commands.join('|')}\n`);
  process.exitCode = 1;
}
