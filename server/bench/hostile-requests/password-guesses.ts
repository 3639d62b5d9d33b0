import type { Checks } from './checks.ts';
import { createProxyHeaders, type ReceivedResponse, repeatRequest, send } from './client.ts';
import { CUSTOMER_PASSWORD, registerCustomer } from './people.ts';
import type { RunningSite } from './running-site.ts';

/*
 * Guesses passwords in parallel and compares the number of passwords that the server has checked with the limits of
 * `server/src/accounts/login-throttle/login-throttle.ts`.
 */

const GUESSES = 60;
/** Number of failed sign-ins on one account from one address that cause no pause. */
const FREE_ATTEMPTS_ON_ACCOUNT = 5;
/** Number of failed sign-ins from one address, on all accounts together, that cause no pause. */
const FREE_ATTEMPTS_FROM_ADDRESS = 40;
const OWNER_ADDRESS = '198.51.100.21';

interface GuessResults {
  /** Number of guesses for which the server has checked the password. */
  admittedCount: number;
  refusals: ReceivedResponse[];
  /** Time from the first request to the last response. */
  seconds: number;
}

/**
 * Guesses passwords from one address on one account, from one address on many accounts, and from many addresses on one
 * account. Checks the limits, and that the owners of accounts can sign in.
 */
export async function guessPasswords(checks: Checks, { base }: RunningSite): Promise<void> {
  await registerCustomer(base, 'guessed');
  await registerCustomer(base, 'neighbour');
  const signIn = (name: string, password: string, address: string) =>
    send(base, '/api/login', {
      method: 'POST',
      body: { email: `${name}@hostile.example`, password },
      headers: createProxyHeaders(address),
    });
  const checkOwner = async (name: string, address: string, status: number, situation: string) => {
    const response = await signIn(name, CUSTOMER_PASSWORD, address);
    checks.check(
      response.status === status,
      `${situation}: ${name} gets ${response.status} from ${address}, not ${status}`,
    );
  };

  const onOneAccount = await sendGuesses(checks, 'one address, one account', (index) =>
    signIn('guessed', `wrong guess ${index}`, '192.0.2.1'),
  );
  checkAdmittedCount(checks, 'one address, one account', onOneAccount, FREE_ATTEMPTS_ON_ACCOUNT);
  await checkOwner('guessed', OWNER_ADDRESS, 200, 'one address, one account');
  await checkOwner('neighbour', '192.0.2.1', 200, 'one address, one account');

  const onManyAccounts = await sendGuesses(checks, 'one address, many accounts', (index) =>
    signIn(`unknown-${index}`, 'wrong guess', '192.0.2.2'),
  );
  checkAdmittedCount(checks, 'one address, many accounts', onManyAccounts, FREE_ATTEMPTS_FROM_ADDRESS);
  await checkOwner('neighbour', OWNER_ADDRESS, 200, 'one address, many accounts');

  // Each address has a separate limit. With one limit for all addresses, an attacker could lock out the owner of the
  // account.
  const fromManyAddresses = await sendGuesses(checks, 'many addresses, one account', (index) =>
    signIn('guessed', `wrong guess ${index}`, `192.0.2.${index + 100}`),
  );
  checks.check(
    fromManyAddresses.admittedCount === GUESSES,
    `many addresses, one account: ${fromManyAddresses.admittedCount} of ${GUESSES} guesses are admitted`,
  );
  await checkOwner('guessed', OWNER_ADDRESS, 200, 'many addresses, one account');
}

async function sendGuesses(
  checks: Checks,
  situation: string,
  signIn: (index: number) => Promise<ReceivedResponse>,
): Promise<GuessResults> {
  const startedAt = performance.now();
  const responses = await repeatRequest(GUESSES, signIn);
  const seconds = (performance.now() - startedAt) / 1_000;
  for (const { status } of responses)
    checks.check(status === 401 || status === 429, `${situation}: a guess is answered ${status}`);
  const refusals = responses.filter(({ status }) => status === 429);
  return { admittedCount: responses.filter(({ status }) => status === 401).length, refusals, seconds };
}

/**
 * Checks that the server admits all free attempts and one more attempt. The server must admit later attempts only
 * after pauses of 1, 2, 4, … seconds.
 */
function checkAdmittedCount(
  checks: Checks,
  situation: string,
  { admittedCount, refusals, seconds }: GuessResults,
  freeAttempts: number,
): void {
  const pauseCount = Math.floor(Math.log2(seconds + 1));
  const isWithinLimit = admittedCount > freeAttempts && admittedCount <= freeAttempts + 1 + pauseCount;
  checks.check(
    isWithinLimit,
    `${situation}: ${admittedCount} guesses are admitted in ${seconds.toFixed(1)} s; ${freeAttempts} are free`,
  );
  for (const { headers, body } of refusals) {
    checks.check(Number(headers['retry-after']) > 0, `${situation}: no Retry-After`);
    checks.check(body.toString().includes('Too many attempts.'), `${situation}: ${body.toString()}`);
  }
}
