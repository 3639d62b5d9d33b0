/**
 * Removes parts of the federation runtime that this site does not need and that no setting removes. Examples are hooks
 * of plugins (the site registers none), containers as ES or SystemJS modules, `preloadRemote`, tree shaking of shared
 * modules at run time, and containers that load other containers.
 * @throws Error when a part of REMOVED_PARTS is missing, so that the build fails after an incompatible update
 */
module.exports = function trimFederation(source) {
  const file = this.resourcePath.replaceAll('\\', '/').replace(/^.*@module-federation\//, '');
  const trimmed = (REMOVED_PARTS[file] ?? []).reduce((code, part) => removePart(code, part, file), source);
  return removeNotifications(trimmed);
};

/**
 * Replaces the text from `start` up to, but not including, `end`.
 * @throws Error when the code lacks `start` or `end`
 */
function removePart(code, [start, end, replacement = ''], file) {
  const from = code.indexOf(start);
  const to = code.indexOf(end, from + start.length);
  if (from < 0 || to < 0) throw new Error(`${file} does not contain: ${from < 0 ? start : end}`);
  return code.slice(0, from) + replacement + code.slice(to);
}

/** Matches the start of a statement that only notifies plugins, such as `await this.hooks.lifecycle.onLoad.emit(`. */
const NOTIFICATION = /^\t*(?:await )?(?:[\w.]+\.lifecycle\.\w+\.emit|this\.emit\w+)\(/gm;

/** Removes the statements that only notify plugins, up to the closing parenthesis of the arguments. */
function removeNotifications(source) {
  let result = '';
  let position = 0;
  for (const match of source.matchAll(NOTIFICATION)) {
    let end = match.index + match[0].length;
    for (let depth = 1; depth > 0; end += 1) {
      if (source[end] === '(') depth += 1;
      else if (source[end] === ')') depth -= 1;
    }
    result += source.slice(position, match.index);
    position = end;
  }
  return result + source.slice(position);
}

/**
 * Parts to remove, by file. Each entry is the start of the part, the text after the part and optionally a replacement.
 */
const REMOVED_PARTS = {
  'runtime-core/dist/remote/index.js': [
    ['const { from = "runtime" } = options', 'async preloadRemote(', 'throw error;\n\t\t}\n\t}\n\t'],
    ['async preloadRemote(', 'registerRemotes(remotes, options)'],
    [
      'const globalShareScopeMap = getGlobalShareScope();',
      'CurrentGlobal.__FEDERATION__.__INSTANCES__.splice(',
      'delete getGlobalShareScope()[remoteInsId];\n',
    ],
  ],
  'runtime-core/dist/shared/index.js': [
    ['const initRemoteModule =', 'Object.keys(host.options.shared)'],
    ['if (host.options.shareStrategy === "version-first"', 'return promises;\n\t}\n\tloadShareSync'],
  ],
  'runtime-core/dist/utils/load.js': [
    ['if (isEsmRemoteType(type)) return', 'return loadEntryScript({'],
    ['const isScriptExecutionError =', 'throw loadError;\n\t\t});\n\t\tglobalLoading'],
  ],
  'runtime-core/dist/utils/share.js': [
    ['if (!treeShaking) return false;\n\tconst { status', '}\n/**\n* compare version', 'return false;\n'],
  ],
  'webpack-bundler-runtime/dist/index.js': [
    ['USE_REMOTE ? remotes', ',\n\tconsumes:', 'void 0'],
    // Containers call only `init` of the runtime.
    [
      'runtime,\n\tinstance: void 0',
      ',\n\tinitOptions: void 0',
      'runtime: { init: runtime.init },\n\tinstance: void 0',
    ],
  ],
  'webpack-bundler-runtime/dist/init.js': [['if (USE_SHARED) {', 'return runtime.init(']],
};
