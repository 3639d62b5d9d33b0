import type { Migration } from 'kysely';
import * as catalogueAndReleases from './0001-catalogue-and-releases.ts';
import * as accounts from './0002-accounts.ts';
import * as artistsAndAppointments from './0003-artists-and-appointments.ts';
import * as delivery from './0004-delivery.ts';
import * as gallery from './0005-gallery.ts';
import * as releaseOutcomes from './0006-release-outcomes.ts';
import * as releaseHistory from './0007-release-history.ts';
import * as bookingAndAccounts from './0008-booking-and-accounts.ts';
import * as designs from './0009-designs.ts';
import * as orders from './0010-orders.ts';
import * as contentChanges from './0012-content-changes.ts';
import * as grievancesAndAccounts from './0014-grievances-and-accounts.ts';
import * as teams from './0015-teams.ts';
import * as orderedProducts from './0016-ordered-products.ts';
import * as openRefunds from './0017-orders.ts';
import * as statusPage from './0019-cockpit.ts';
import * as pictureTones from './0021-picture-tones.ts';
import * as deletedArtists from './0022-deleted-artists.ts';
import * as designQuotas from './0025-design-quotas.ts';
import * as webhookBodies from './0026-webhook-bodies.ts';
import * as picturesOfChoices from './0027-pictures-of-choices.ts';
import * as releaseWatch from './0028-release-watch.ts';
import * as pendingArtistEmails from './0029-pending-artist-emails.ts';
import * as dailyLimitOfDesigns from './0030-daily-limit-of-designs.ts';
import * as designRevisions from './0031-design-revisions.ts';
import * as indexOfContentChanges from './0032-index-of-content-changes.ts';
import * as digestsOfDesignPictures from './0033-digests-of-design-pictures.ts';

/**
 * All migrations by name, sorted by name. A released migration is never changed; a later migration corrects it. Two
 * names are unclear: `0017-orders` schedules status requests for open refunds, `0019-cockpit` adds the data of the
 * status page.
 */
export const migrations: Record<string, Migration> = {
  '0001-catalogue-and-releases': catalogueAndReleases,
  '0002-accounts': accounts,
  '0003-artists-and-appointments': artistsAndAppointments,
  '0004-delivery': delivery,
  '0005-gallery': gallery,
  '0006-release-outcomes': releaseOutcomes,
  '0007-release-history': releaseHistory,
  '0008-booking-and-accounts': bookingAndAccounts,
  '0009-designs': designs,
  '0010-orders': orders,
  '0012-content-changes': contentChanges,
  '0014-grievances-and-accounts': grievancesAndAccounts,
  '0015-teams': teams,
  '0016-ordered-products': orderedProducts,
  '0017-orders': openRefunds,
  '0019-cockpit': statusPage,
  '0021-picture-tones': pictureTones,
  '0022-deleted-artists': deletedArtists,
  '0025-design-quotas': designQuotas,
  '0026-webhook-bodies': webhookBodies,
  '0027-pictures-of-choices': picturesOfChoices,
  '0028-release-watch': releaseWatch,
  '0029-pending-artist-emails': pendingArtistEmails,
  '0030-daily-limit-of-designs': dailyLimitOfDesigns,
  '0031-design-revisions': designRevisions,
  '0032-index-of-content-changes': indexOfContentChanges,
  '0033-digests-of-design-pictures': digestsOfDesignPictures,
};
