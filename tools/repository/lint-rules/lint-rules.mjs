const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const COMPONENT_FOLDERS = /\/src\/(pages\/[^/]+|slots|components|frame)\//;

/**
 * Returns a file's name without extensions, for example `ProductPage` for `ProductPage.test.tsx` and `prettierrc` for
 * `.prettierrc.json`.
 */
function getStem(path) {
  return path.split('/').at(-1).replace(/^\./, '').split('.')[0];
}

const fileNameRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      component: '{{name}} contains components: name it in PascalCase.',
      kebab: '{{name}} contains no components: name it in kebab-case.',
      either: '{{name}}: PascalCase for a component, kebab-case for anything else.',
    },
  },
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    const name = getStem(path);
    const isTsx = path.endsWith('.tsx');
    const isTest = /\.test\.tsx?$/.test(path);
    let message;
    const isHook = name.startsWith('use-');
    if (isTsx && !isTest && !isHook && COMPONENT_FOLDERS.test(path))
      message = PASCAL.test(name) ? undefined : 'component';
    else if (isTsx || isTest) message = PASCAL.test(name) || KEBAB.test(name) ? undefined : 'either';
    else message = KEBAB.test(name) ? undefined : 'kebab';
    return {
      Program(node) {
        if (message) context.report({ node, messageId: message, data: { name: path.split('/').at(-1) } });
      },
    };
  },
};

const explainedDisableRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { why: 'Give the reason: `eslint-disable… rule -- reason`.' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/^\s*eslint-disable/.test(comment.value) || / -- \S/.test(comment.value)) continue;
          context.report({ loc: comment.loc, messageId: 'why' });
        }
      },
    };
  },
};

export const lintRules = { rules: { 'file-name': fileNameRule, 'explained-disable': explainedDisableRule } };
