import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leaveColours } from '#shared/notifications/email/leave-colours.ts'
import { paragraph } from '#shared/notifications/email/email-parts.ts'
import { renderEmail } from '#shared/notifications/email/render-email.ts'
import { leaveTypes } from '#shared/leave/types.ts'

const css = readFileSync('web/style/leave-types.css', 'utf8')
const ink = /--ink: (#\w+)/.exec(readFileSync('web/style/tokens.css', 'utf8'))![1]

describe('the colours of leave in an email', () => {
  it.each(leaveTypes.map(({ key }) => key))('are those of the product (%s)', key => {
    const rule = new RegExp(`\\[data-leave='${key}'\\] \\{([^}]*)\\}`).exec(css)![1]!
    const [fill, text] = ['c', 'o'].map(name => {
      const value = new RegExp(`--${name}: ([^;]+);`).exec(rule)![1]!.replaceAll('var(--ink)', ink!)
      const both = /light-dark\((#\w+), (#\w+)\)/.exec(value)
      return { light: both?.[1] ?? value, dark: both?.[2] ?? value }
    })
    for (const theme of ['light', 'dark'] as const)
      expect(leaveColours[theme][key]).toEqual({ fill: fill![theme], text: text![theme] })
  })
})

describe('an email as HTML', () => {
  const { html } = renderEmail({ subject: 's', greeting: 'g', body: [paragraph('p')], reason: 'r' }, 'en')

  it('is for both themes, and needs no picture, script or font from elsewhere', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).not.toMatch(/<img|<svg|<script|<link|url\(/)
  })

  it('has a rule for the dark of every class that has colours', () => {
    const dark = html.slice(html.indexOf('@media (prefers-color-scheme'), html.indexOf('@media (max-width'))
    const classes = [...html.matchAll(/class="([^"]+)" style="[^"]*(?:color|border)/g)].flatMap(([, all]) =>
      all!.split(' '),
    )
    expect(classes.length).toBeGreaterThan(5)
    for (const name of classes) if (name !== 'inside') expect(dark).toContain(`.${name}{`)
  })

  it('speaks to the reader in one paragraph with its first sentence', () => {
    expect(html).toMatch(/<p class="text" style="[^"]*">g p<\/p>/)
  })

  it('says once what its heading says', () => {
    const body = [paragraph('Béla has a birthday'), paragraph('Send your wishes.')]
    const birthday = renderEmail({ subject: 'Béla has a birthday', greeting: 'Hello!', body, reason: '' }, 'en')
    expect(birthday.html).toMatch(/<p class="text" style="[^"]*">Hello! Send your wishes\.<\/p>/)
    expect(birthday.text).toContain('Hello!\n\nBéla has a birthday\n\nSend your wishes.')
    const alone = renderEmail({ subject: 'Béla', greeting: 'Hello!', body: [paragraph('Béla')], reason: '' }, 'en')
    expect(alone.html).toMatch(/<p class="text" style="[^"]*">Hello!<\/p>/)
  })

  it('stays far below the size that mail programs clip at', () => {
    expect(html.length).toBeLessThan(20_000)
  })
})
