import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from './rules.ts';

/*
 * As NIST SP 800-63B-4 §3.1.1.2 recommends, the schemas have no composition rules, do not shorten a password, and
 * refuse commonly used new passwords.
 */

/** Commonly used passwords of at least 8 characters, in lower case. */
const COMMON_PASSWORDS = `
00000000 01234567 012345678 0123456789 0987654321 10203040 11223344 1122334455 12121212 12131415 12341234
12344321 123123123 1234512345 12345678 123456789 1234567890 12345678910 123456abc 1234abcd 1234qwer
123654789 12qwaszx 135792468 147258369 159357456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2
31415926 741852963 77777777 87654321 88888888 963852741 987654321 9876543210 a1234567 a12345678 a123456789
aa123456 aa12345678 abc12345 abc123456 abcd1234 abcd12345 abcdefgh abcdefg1 administrator admin123
admin1234 admin12345 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl asdfghjkl1 azertyuiop babygirl
bangalore barcelona baseball basketball bharat123 bollywood butterfly changeme changeme1 charlie1
chocolate computer cricket1 cricket123 daniel123 diamond1 dragon123 einstein elephant fantasia football
football1 football123 forever1 freedom1 ganesha1 garfield godisgood guest123 hanuman1 harekrishna hello123
hello1234 hyderabad iloveyou iloveyou1 iloveyou2 india123 india1234 india@123 internet jaishriram
jaimatadi jaihanuman jennifer jesus123 jonathan killer123 krishna1 krishna123 lakshmi1 letmein1 letmein123
liverpool login123 lovelove loveyou1 mahadev1 maharaja marlboro master123 michael1 michelle midnight
minecraft monkey123 mustang1 namaste1 namaste123 omnamahshivaya omsairam p@$$w0rd p@ssw0rd p@ssw0rd1
p@ssword pa$$w0rd pa55word pakistan pass1234 pass@123 passw0rd passw0rd1 password password! password1
password12 password123 password1234 password@123 patricia pokemon1 pokemon123 princess princess1 q1w2e3r4
q1w2e3r4t5 qazwsxedc qqww1122 qwer1234 qwerasdf qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui
qwertyuiop qwertz123 radhakrishna rajkumar rangmala rangmala1 rangmala123 rockyou1 sachin10 sairam123
samantha samsung1 saraswati secret123 shadow123 shivshakti soccer12 spiderman starwars sunshine sunshine1
superman superman1 swordfish telangana test1234 testtest thomas123 trustno1 unknown1 user1234 victoria
vijaya123 warangal welcome1 welcome12 welcome123 welcome@123 whatever william1 zaq12wsx zaqxswcde zxcvbnm1
zxcvbnm123
`;

const REPEATED_CHARACTER = /^(.)\1*$/su;

const isCommon = (value: string): boolean =>
  COMMON_PASSWORDS.trim().split(/\s+/).includes(value.toLowerCase());

/** Returns the schema of a new password. `label` names the password in the messages. */
export const createNewPasswordSchema = (label = 'password') =>
  z.string(`Please enter a ${label}.`).check(
    z.minLength(1, `Please enter a ${label}.`),
    z.refine(
      (value) => value === '' || [...value].length >= PASSWORD_MIN,
      `Please choose a ${label} of at least ${PASSWORD_MIN} characters.`,
    ),
    z.refine(
      (value) => [...value].length <= PASSWORD_MAX,
      `This ${label} is too long: at most ${PASSWORD_MAX} characters.`,
    ),
    z.refine(
      (value) => !isCommon(value) && !REPEATED_CHARACTER.test(value),
      `Too many people use this ${label}, so it’s easy to guess. Please choose another.`,
    ),
  );

/** Returns the schema of an existing password, which may have been chosen under other rules. */
export const createExistingPasswordSchema = (label = 'password') =>
  z
    .string(`Please enter your ${label}.`)
    .check(
      z.minLength(1, `Please enter your ${label}.`),
      z.maxLength(1024, `This ${label} is too long to be yours.`),
    );
