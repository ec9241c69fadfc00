import type { ServerResponse } from 'node:http'
import { html, page } from '../console/html.ts'

/** What of a request the page sends on with the choice. */
const kept = ['redirect_uri', 'state', 'nonce', 'code_challenge'] as const

/** The page in which one chooses who one is at the stand-in provider. */
export function choicePage(response: ServerResponse, provider: string, query: URLSearchParams) {
  const name = provider === 'google' ? 'Google' : 'Microsoft'
  const content = html`<h1>Stand-in for ${name}</h1>
    <p>This machine plays ${name}. Choose who you are there.</p>
    <form method="post" action="/_local/identity/${provider}/authorize">
      ${kept.map(field => html`<input type="hidden" name="${field}" value="${query.get(field) ?? ''}" />`)}
      <p>
        <label>E-mail <input name="email" type="email" value="" required autocomplete="off" /></label>
      </p>
      <p>
        <label>First name <input name="given_name" value="Anna" /></label>
      </p>
      <p>
        <label>Last name <input name="family_name" value="Kovács" /></label>
      </p>
      <p>
        <label><input type="checkbox" name="verified" checked /> The address is verified</label>
      </p>
      <p>
        <label>Further claims, as JSON <input name="claims" value="" /></label>
      </p>
      <p><button>Continue</button> <button name="cancel" formnovalidate>Cancel</button></p>
    </form>`
  return response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self' http://127.0.0.1:* http://localhost:*",
    })
    .end(page(`Stand-in for ${name}`, content).text)
}
