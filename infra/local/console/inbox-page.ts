import type { Mailbox } from '../mail/mailbox.ts'
import { html, page } from './html.ts'

/** All letters on one side, and the one chosen on the other. */
export function inboxPage(mailbox: Mailbox, chosen?: number) {
  const letters = mailbox.heads()
  const letter = mailbox.find(chosen ?? letters[0]?.id ?? 0)
  return page(
    'Inbox',
    html`<p><a href="/_local/">Local cloud</a></p>
      <h1>Inbox</h1>
      ${letters.length ? '' : html`<p>No letter has been sent yet. Every letter of the product will lie here.</p>`}
      <div class="columns">
        <ul class="letters">
          ${letters.map(
            ({ id, to, subject, at }) =>
              html`<li>
                <a href="/_local/mail?id=${id}" ${id === letter?.id ? html`aria-current="page"` : ''}>
                  ${subject}<br /><small>${to}, ${at.slice(0, 16).replace('T', ' ')} UTC</small>
                </a>
              </li>`,
          )}
        </ul>
        ${
          letter &&
          html`<main>
            <h2>${letter.subject}</h2>
            <p>To ${letter.to}</p>
            ${letter.html ? html`<iframe title="${letter.subject}" src="/_local/mail/${letter.id}.html" sandbox="${freedoms}"></iframe>` : ''}
            <h3>As text</h3>
            <pre>${letter.text}</pre>
            <p><a href="/_local/mail/${letter.id}.eml">The message as it was sent</a></p>
          </main>`
        }
      </div>`,
  )
}

/** What a letter may do in its frame: its links may be followed, nothing of it may run. */
const freedoms = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

export const letterHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `sandbox ${freedoms}; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:`,
}

/** A letter's own markup, whose links open in place of the inbox. */
export const letterMarkup = (markup: string) => `<base target="_top">${markup}`
