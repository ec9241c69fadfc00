import type { Mailbox } from '../mail/mailbox.ts'
import { html, page } from './html.ts'

/** The list of emails beside the selected one. */
export function inboxPage(mailbox: Mailbox, selected?: number) {
  const emails = mailbox.headers()
  const email = mailbox.find(selected ?? emails[0]?.id ?? 0)
  return page(
    'Inbox',
    html`<p><a href="/_local/">Local cloud</a></p>
      <h1>Inbox</h1>
      ${emails.length ? '' : html`<p>No email has been sent yet. Every email of the product will be listed here.</p>`}
      <div class="columns">
        <ul class="emails">
          ${emails.map(
            ({ id, to, subject, at }) =>
              html`<li>
                <a href="/_local/mail?id=${id}" ${id === email?.id ? html`aria-current="page"` : ''}>
                  ${subject}<br /><small>${to}, ${at.slice(0, 16).replace('T', ' ')} UTC</small>
                </a>
              </li>`,
          )}
        </ul>
        ${
          email &&
          html`<main>
            <h2>${email.subject}</h2>
            <p>To ${email.to}</p>
            ${email.html ? html`<iframe title="${email.subject}" src="/_local/mail/${email.id}.html" sandbox="${sandbox}"></iframe>` : ''}
            <h3>As text</h3>
            <pre>${email.text}</pre>
            <p><a href="/_local/mail/${email.id}.eml">The message as it was sent</a></p>
          </main>`
        }
      </div>`,
  )
}

/** The iframe's sandbox permissions: links may be followed, nothing may run. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

export const emailHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `sandbox ${sandbox}; default-src 'none'; style-src 'unsafe-inline'; img-src data: https:`,
}

/** An email's markup, whose links replace the inbox. */
export const emailMarkup = (markup: string) => `<base target="_top">${markup}`
