import * as z from 'zod/mini';

const fileSchema = z.union([z.object({ text: z.string() }), z.object({ base64: z.string() })]);

/** The unpacked content of an npm package for remotes in other repositories. */
const teamPackageSchema = z.object({
  /** The package's package.json. */
  manifest: z.looseObject({ name: z.string(), version: z.string() }),
  /** The package's other files by path. */
  files: z.record(z.string(), fileSchema),
});

/** The file `packages.json` of a shell release: packages by name. */
export const teamPackagesSchema = z.record(z.string(), teamPackageSchema);

export type TeamPackage = z.infer<typeof teamPackageSchema>;
