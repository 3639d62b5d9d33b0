import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { NotFoundError } from '../../http/errors.ts';
import { sendPage } from '../../lib/html.ts';
import type { TeamPackageRow } from '../../database/platform-tables.ts';
import { renderPackagesPage } from './packages-page.ts';
import { CREATE_REMOTE, type TeamPackageRegistry } from './team-package-registry.ts';

const PACKAGE_SCOPE = '@rangmala/';

const nameSchema = z.object({ name: z.string() });
const archiveSchema = z.object({ name: z.string(), file: z.string() });

/** Allows caching for a year, because a version of a package never changes. */
const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Disables compression: npm would unpack an archive with a Content-Encoding. */
const UNCOMPRESSED = { compress: false } as const;

/** Adds the routes that serve packages to remotes in other repositories by npm's registry protocol (read only). */
export const packageRoutes: FastifyPluginAsyncZod<{ registry: TeamPackageRegistry }> = async (
  app,
  { registry },
) => {
  const { publicUrl } = app.settings;

  app.get('/_packages', { schema: { hide: true } }, async (_request, reply) => {
    const liveVersions = await registry.readLiveVersions();
    const readmes = await registry.readLiveReadmes();
    const listedPackages = await Promise.all(
      [...liveVersions].map(async ([name, version]) => {
        const versions = await registry.listVersions(name);
        const changelog = versions.find((row) => row.version === version)?.changelog ?? '';
        return { name, version, readme: readmes.get(name) ?? '', changelog };
      }),
    );
    return sendPage(reply, 'Packages', renderPackagesPage(listedPackages, publicUrl));
  });

  app.get(
    '/_packages/create-remote.tgz',
    { schema: { hide: true }, ...UNCOMPRESSED },
    async (_request, reply) => {
      const version = (await registry.readLiveVersions()).get(CREATE_REMOTE);
      const archive = version === undefined ? undefined : await registry.readArchive(CREATE_REMOTE, version);
      if (!archive) throw new NotFoundError('The live shell has no packages for remotes.');
      return sendArchive(reply, archive, 'no-cache');
    },
  );

  async function sendPackage(reply: FastifyReply, name: string) {
    const versions = await registry.listVersions(name);
    const newest = versions.at(-1);
    if (!newest) throw new NotFoundError(`There is no package ${name} here.`);
    const latestVersion = (await registry.readLiveVersions()).get(name) ?? newest.version;
    return reply.header('cache-control', 'no-cache').send({
      name,
      'dist-tags': { latest: latestVersion },
      versions: Object.fromEntries(versions.map((row) => [row.version, createManifest(row, publicUrl)])),
      time: {
        created: versions[0]?.published_at,
        modified: newest.published_at,
        ...Object.fromEntries(versions.map(({ version, published_at }) => [version, published_at])),
      },
    });
  }

  // npm sends the name of a scoped package as one path segment: `@rangmala%2fshared`.
  app.get('/_packages/:name', { schema: { hide: true, params: nameSchema } }, (request, reply) =>
    sendPackage(reply, request.params.name),
  );
  app.get('/_packages/@rangmala/:name', { schema: { hide: true, params: nameSchema } }, (request, reply) =>
    sendPackage(reply, `${PACKAGE_SCOPE}${request.params.name}`),
  );

  app.get(
    '/_packages/@rangmala/:name/-/:file',
    { schema: { hide: true, params: archiveSchema }, ...UNCOMPRESSED },
    async (request, reply) => {
      const { name, file } = request.params;
      const isArchiveOfPackage = file.startsWith(`${name}-`) && file.endsWith('.tgz');
      const version = isArchiveOfPackage ? file.slice(name.length + 1, -'.tgz'.length) : undefined;
      const archive =
        version === undefined ? undefined : await registry.readArchive(`${PACKAGE_SCOPE}${name}`, version);
      if (!archive) throw new NotFoundError(`There is no archive ${file} of ${PACKAGE_SCOPE}${name} here.`);
      return sendArchive(reply, archive, CACHE_FOR_A_YEAR);
    },
  );
};

function sendArchive(reply: FastifyReply, archive: Buffer, cacheControl: string): FastifyReply {
  return reply.header('cache-control', cacheControl).type('application/octet-stream').send(archive);
}

/** Returns the manifest of a version with the URL and digests of its archive. */
function createManifest(
  { name, version, manifest, integrity, shasum }: TeamPackageRow,
  publicUrl: string,
): object {
  const file = `${name.slice(PACKAGE_SCOPE.length)}-${version}.tgz`;
  return {
    ...(JSON.parse(manifest) as object),
    dist: { tarball: `${publicUrl}/_packages/${name}/-/${file}`, integrity, shasum },
  };
}
