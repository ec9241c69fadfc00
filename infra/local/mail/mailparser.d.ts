declare module 'mailparser' {
  interface AddressList {
    value: { address?: string; name: string }[]
  }

  interface ParsedMail {
    to?: AddressList | AddressList[]
    subject?: string
    text?: string
    html?: string | false
  }

  export function simpleParser(source: string | Uint8Array, options?: { skipTextToHtml?: boolean }): Promise<ParsedMail>
}
