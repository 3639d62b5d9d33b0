declare module 'mailparser' {
  interface Addresses {
    text: string;
    value: { address?: string; name: string }[];
  }

  /** The parts of a parsed mail that our tests read; the package has no types of its own. */
  export interface ParsedMail {
    messageId?: string;
    subject?: string;
    date?: Date;
    from?: Addresses;
    to?: Addresses;
    bcc?: Addresses;
    replyTo?: Addresses;
    text?: string;
    html?: string | false;
    headers: Map<string, unknown>;
    attachments: { filename?: string; contentType: string; content: Buffer }[];
  }

  export function simpleParser(source: Buffer | NodeJS.ReadableStream): Promise<ParsedMail>;
}
