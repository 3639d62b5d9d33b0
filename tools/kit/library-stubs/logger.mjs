/**
 * Replaces the logger of the federation runtime. The library's logger is larger, because it can also print stack traces
 * in debug mode.
 */
const createLogger = (prefix) => ({
  log: (...values) => console.log(prefix, ...values),
  warn: (...values) => console.warn(prefix, ...values),
  error: (...values) => console.error(prefix, ...values),
});
const logger = createLogger('[ Module Federation ]');
const doNothing = () => undefined;

export {
  doNothing as bindLoggerToCompiler,
  createLogger as createInfrastructureLogger,
  createLogger,
  logger as infrastructureLogger,
  logger,
};
