declare module 'mailparser' {
  interface Addresses {
    text: string;
    value: { address?: string; name: string }[];
  }

  /** The fields of a parsed mail that tests read. The package contains no types. */
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
