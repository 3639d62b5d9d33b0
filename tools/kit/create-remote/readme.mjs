import { deriveNames } from './remote-files.mjs';

/** Returns the README of a remote's repository. */
export function createReadme(name, site) {
  const { title, page } = deriveNames(name);
  return `# ${title}

A remote of ${site}: the pages below /${name}, a slot on the home page and a link in the footer. It is built,
deployed and rolled back on its own.

\`\`\`
npm install
npm test
RANGMALA_TOKEN=… npm run deploy
\`\`\`

Commit \`package-lock.json\`, which the first \`npm install\` writes: the pipelines install from it.
The owner of the site creates the token: \`npm run token -- ${name} --name "${name} team" --days 90\`.
The commands from \`check\` to \`retire\` need the token: \`export RANGMALA_TOKEN=…\` sets it for the shell.

| command                                      | what it does                                                        |
| -------------------------------------------- | ------------------------------------------------------------------- |
| \`npm run dev\`                                | hot reload inside the live site, if the site has \`DEV_OVERRIDES=on\` |
| \`npm test\`                                   | component tests                                                     |
| \`npm run check\`                              | publishes a preview, opens it in a browser, and runs the journeys   |
| \`npm run deploy\`                             | makes the release live; with \`-- --preview\` only for visitors with the preview link, with \`-- --canary 10\` for 10 % of the visitors |
| \`npm run canary -- promote\` or \`-- stop\`     | ends the canary                                                     |
| \`npm run flag -- looms on\`                   | switches a flag of \`remote.ts\` on or off                           |
| \`npm run rollback\`                           | rolls back to the previous release                                  |
| \`npm run releases\`                           | lists the releases of all apps                                      |
| \`npm run retire\`                             | removes the remote from the site                                                |
| \`npm install @rangmala/shared@latest @rangmala/kit@latest\` | updates to the versions that the site provides now   |

\`remote.ts\` lists what the remote offers. A page is a folder, \`src/pages/${page}/${page}.tsx\`, and one entry there.
Menu entries are data, too; \`menu\` is \`header\`, \`footer\`, \`account\` or \`home\`:

\`\`\`ts
navigation: [
  { menu: 'header', label: '${title}', to: '/${name}' },
  { menu: 'footer', label: '${title}', to: '/${name}' },
],
\`\`\`

\`node_modules/@rangmala/kit/README.md\` explains pages, slots, flags, links and all commands.
Journeys need a browser: \`npx playwright install chromium\`, or \`CHROMIUM_PATH\`.

The packages \`@rangmala/shared\` and \`@rangmala/kit\` come from the site itself (\`.npmrc\`); ${site}/_packages shows
their README files and changelogs.
`;
}
