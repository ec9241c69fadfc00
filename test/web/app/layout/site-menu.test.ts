import { expect, it } from 'vitest'
import { hasFullMenu } from '#web/app/layout/site-menu.ts'

it.each([
  '/',
  '/help',
  '/help/',
  '/blog',
  '/blog/hany-nap',
  '/privacy-policy',
  '/en',
  '/en/help',
  '/hu/privacy-policy',
])('R28 %s shows the full menu', path => expect(hasFullMenu(path)).toBe(true))

it.each(['/login', '/register', '/terms-of-use', '/imprint', '/days-off-calculator', '/helpful', '/en/login', '/404'])(
  'R28 %s shows the way in alone',
  path => expect(hasFullMenu(path)).toBe(false),
)
