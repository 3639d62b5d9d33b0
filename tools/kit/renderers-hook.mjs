/**
 * Stores the renderers that React registers. Each remote in development has its own React Refresh runtime, which finds
 * the page's React in this hook. Must run before React and before the shell's React Refresh runtime.
 */
const ignore = () => undefined;

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  isDisabled: false,
  checkDCE: ignore,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer);
    return this.renderers.size;
  },
  onScheduleFiberRoot: ignore,
  onCommitFiberRoot: ignore,
  onCommitFiberUnmount: ignore,
  onPostCommitFiberRoot: ignore,
};
