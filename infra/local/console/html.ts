/** Text that is already markup and is not escaped. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

type Content = string | number | undefined | Markup | Content[]

const escaped = (value: Content): string => {
  if (value instanceof Markup) return value.text
  if (Array.isArray(value)) return value.map(escaped).join('')
  return String(value ?? '').replace(/[&<>"']/g, sign => names[sign] ?? sign)
}

/** A template of markup that escapes the values put into it. */
export const html = (texts: TemplateStringsArray, ...values: Content[]) =>
  new Markup(texts.map((text, i) => text + (i < values.length ? escaped(values[i]) : '')).join(''))

/** A page of the dev console. */
export const page = (title: string, content: Markup) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <link rel="stylesheet" href="/_local/style.css" />
      <body>
        ${content}
      </body>
    </html>`
