import { launch } from './test/support/chromium.ts'
const browser = await launch()
const base = 'http://localhost:3990'
for (const [theme, width, lang] of [['light', 1280, 'hu'], ['dark', 1280, 'hu'], ['light', 390, 'hu'], ['dark', 390, 'en']] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, bypassCSP: true })
  const page = await context.newPage()
  page.on('console', m => m.type() === 'error' && console.log('console', m.text()))
  await page.goto(`${base}/${lang}/login`)
  await page.locator('input[type=email]').fill('csilla@kekto.example')
  await page.locator('input[type=password]').fill('Szabi2026')
  await page.keyboard.press('Enter')
  await page.waitForURL(/dashboard/, { timeout: 60000 })
  await page.goto(`${base}/${lang}/company/plan`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/plan-${theme}-${width}.png`, fullPage: true })
  if (theme === 'light' && width === 1280) {
    for (const [label, value] of [['Adószám', '12345678-2-41'], ['Irányítószám', '2600'], ['Város', 'Vác'], ['Cím', 'Duna-sor 14.']] as const)
      await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value)
    await page.getByRole('button', { name: 'Díjbekérő kérése' }).click()
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/plan-error.png`, fullPage: true })
    await page.getByRole('textbox', { name: /^Adószám/ }).fill('12345676-2-41')
    await page.getByRole('button', { name: 'Díjbekérő kérése' }).click()
    await page.waitForTimeout(4000)
    await page.screenshot({ path: `/tmp/plan-ordered.png`, fullPage: true })
  }
  await context.close()
}
const mails = await (await fetch(`${base}/_local/mail.json`)).json() as { to: string; subject: string; text: string }[]
for (const m of mails.filter(m => /D-20/.test(m.subject))) console.log(m.to, m.subject, '\n', m.text)
await browser.close()
