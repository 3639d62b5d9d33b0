import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Session } from '@rangmala/shared/contract';
import { readSession } from './accounts/sessions/sessions.ts';
import { apiRoutes } from './api.ts';
import { trackConnections } from './http/graceful-shutdown.ts';
import { type Database, openDatabase } from './database/database.ts';
import { refuseOtherMethods } from './http/allowed-methods.ts';
import { NotFoundError } from './http/errors.ts';
import { addHousekeeping } from './housekeeping.ts';
import { sendClientError, handleError } from './http/error-handling/error-handler.ts';
import { drainUnreadBodies, hasBody } from './http/drain-request.ts';
import './http/error-handling/schema-messages.ts';
import { type InProcessReader, createInProcessReader } from './http/in-process.ts';
import { type LogStream, createLoggerOptions, logRequests } from './http/logging.ts';
import { addOpenApi } from './http/openapi.ts';
import { addRateLimits } from './http/rate-limits.ts';
import { toRoutableUrl } from './http/routable-url.ts';
import {
  addSecurityHeaders,
  refuseCrossSiteWrites,
  refuseNulCharacters,
  hideTokensFromReferrer,
} from './http/security.ts';
import { type ContentMonitor, createContentMonitor } from './platform/page-cache/content-monitor.ts';
import { dropPagesAfterWrites } from './platform/page-cache/guest-pages.ts';
import { addMail } from './mail/mailer.ts';
import { importDemo } from './demo/import-demo.ts';
import { movedPictureRoutes, moveDemoPictures } from './demo/moved-pictures.ts';
import { warmPicturesWhileListening } from './demo/warm-pictures.ts';
import { addPersonalDataSources } from './personal-data.ts';
import { addArtTypePictures } from './booking/index.ts';
import { addArtistGallery } from './gallery/artworks/artist-gallery.ts';
import { addPicturePrinter } from './picture-printer.ts';
import { addSearch } from './search-sources.ts';
import type { SiteOptions } from './platform/plugin.ts';
import type { Settings } from './settings.ts';
import { addOrders } from './shop/orders/plugin.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { addPrintWorker } from './shop/designs/print/worker.ts';
import { ImageWorkers } from './uploads/image-workers.ts';
import { createVariantMaker, type VariantMaker } from './uploads/picture-files.ts';
import type { ImageStore } from './uploads/store.ts';
import { addUploadReferences } from './uploads/references.ts';
import { uploadedFileRoutes } from './uploads/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings;
    db: Database;
    storage: Storage;
    imageWorkers: ImageWorkers;
    makePictureVariant: VariantMaker;
    contentMonitor: ContentMonitor;
    readInProcess: InProcessReader;
    /** Reads the sessions of a request, or only one of them. Runs no query without a session cookie. */
    readSession: (request: FastifyRequest, kind?: 'customer' | 'artist') => Promise<Session>;
    /** Returns the current time; tests replace this function. */
    now: () => Date;
  }
}

export interface AppDependencies {
  /** The app closes this database when the app closes. */
  db?: Database;
  storage?: Storage;
  /** Plugin with the pages of the site, registered after the API. */
  site?: FastifyPluginAsync<SiteOptions>;
  logStream?: LogStream;
  imageWorkers?: ImageWorkers;
  /** Folder of the demo shop, which is imported into an empty database when SEED=demo. */
  demoFolder?: string;
  /** Prints a line for the person who starts the server. */
  announce?: (line: string) => void;
  /** Returns the current time; by default from the system clock. */
  now?: () => Date;
}

/** Largest request body in bytes, unless the route sets another limit. */
const BODY_LIMIT = 128 * 1024;

/** Time limit for the start of each plugin; long enough for a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** Time limit for receiving a request: long enough for 5 MB over a slow mobile connection. */
const REQUEST_TIMEOUT_MS = 120_000;

/**
 * Builds the server without starting to listen. With `dependencies.demoFolder`, imports the demo shop into an empty
 * database if SEED=demo, and moves the demo pictures of a database of the version before.
 * `close()` also closes the database and the image worker processes.
 */
export async function buildApp(
  settings: Settings,
  dependencies: AppDependencies = {},
): Promise<FastifyInstance> {
  const db = dependencies.db ?? (await openDatabase(settings));
  const storage = dependencies.storage ?? (await openStorage(settings));
  const imageWorkers = dependencies.imageWorkers ?? new ImageWorkers();
  const isDemoNew = await prepareDemo({ db, storage, imageWorkers }, settings, dependencies);
  const app = Fastify({
    logger: createLoggerOptions(settings, dependencies.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxyOption(settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: START_TIMEOUT_MS,
    clientErrorHandler: sendClientError,
    frameworkErrors: (error, request, reply) => {
      // No hook runs for these errors. Without this header, the server would read the rest of the body until the
      // request times out.
      if (hasBody(request.raw)) reply.header('connection', 'close');
      handleError(error, request, reply);
    },
    rewriteUrl: ({ url = '/' }) => toRoutableUrl(url),
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();
  app.addHook('onClose', () => db.destroy());
  app.addHook('onClose', async () => imageWorkers.close());

  trackConnections(app);
  app.decorate('settings', settings);
  app.decorate('db', db);
  app.decorate('storage', storage);
  app.decorate('imageWorkers', imageWorkers);
  app.decorate('makePictureVariant', createVariantMaker(app));
  app.decorate('readInProcess', createInProcessReader(app));
  app.decorate('contentMonitor', createContentMonitor(db));
  app.decorate('readSession', readSession);
  app.decorate('now', dependencies.now ?? (() => new Date()));
  addMail(app);
  addUploadReferences(app);
  addHousekeeping(app);
  addPrintWorker(app);
  addPersonalDataSources(app);
  addPicturePrinter(app);
  addArtTypePictures(app);
  addArtistGallery(app);
  addSearch(app);

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new NotFoundError();
  });
  refuseOtherMethods(app);
  // Without this parser, a route accepts only JSON bodies unless the route adds another parser.
  app.removeContentTypeParser('text/plain');

  logRequests(app);
  drainUnreadBodies(app);
  dropPagesAfterWrites(app);
  await addSecurityHeaders(app, settings);
  hideTokensFromReferrer(app);
  refuseCrossSiteWrites(app, settings);
  refuseNulCharacters(app);
  await addRateLimits(app, settings);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    // Quality 4 takes much less CPU time than quality 11, zlib's default.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await addOpenApi(app, settings);

  await addOrders(app);
  await app.register(apiRoutes, { prefix: '/api' });
  await app.register(uploadedFileRoutes);
  await app.register(movedPictureRoutes);
  if (isDemoNew) warmPicturesWhileListening(app);
  if (dependencies.site) await app.register(dependencies.site, { settings, db, storage });
  return app;
}

/** @returns whether the demo shop was imported */
async function prepareDemo(
  store: ImageStore,
  { seed, demoArtistPassword }: Settings,
  { demoFolder, announce = () => undefined }: AppDependencies,
): Promise<boolean> {
  if (demoFolder === undefined) return false;
  await moveDemoPictures(store, demoFolder, seed === 'demo');
  const options = { folder: demoFolder, artistPassword: demoArtistPassword, announce };
  return seed === 'demo' && importDemo(store, options);
}

/**
 * Converts the setting TRUST_PROXY to Fastify's option `trustProxy`. A number is the number of trusted proxies. The IP
 * addresses of these proxies are not checked.
 */
function toTrustProxyOption(value: Settings['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof value === 'number' ? (_address, hop) => hop < value : value;
}
