import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { show } from '#web/ui/show.test-support.tsx'
import { anchorOf } from './anchor-of.ts'
import { Prose } from './prose.tsx'

const text = `
## Az életkor: legfeljebb 10

Huszonöt éves kortól nő, lásd **Mt. 117. §** és [a kalkulátort](/days-off-calculator).

- Egy *gyermek*
- Két gyermek

1. Első
2. Második

> Február 16-án léptél be.

| Kor | Nap |
|---|---|
| 25 | +1 |

\`\`\`boxes
20 vacation
\`\`\`
`

it('draws headings with anchors, lists, tables, quotes, links and figures', async () => {
  show(<Prose text={text} renderFigure={(kind, lines) => <i data-testid={kind}>{lines.join()}</i>} />)
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'az-eletkor-legfeljebb-10')
  await expect
    .element(page.getByRole('link', { name: 'a kalkulátort' }))
    .toHaveAttribute('href', '/days-off-calculator')
  expect(page.getByRole('listitem').elements()).toHaveLength(4)
  await expect.element(page.getByRole('columnheader', { name: 'Kor' })).toBeVisible()
  await expect.element(page.getByText('Február 16-án léptél be.')).toBeVisible()
  await expect.element(page.getByTestId('boxes')).toHaveTextContent('20 vacation')
  expect(await axeOfElement()).toEqual([])
})

it('makes no HTML of a text, and no link to a script or to another scheme', async () => {
  const hostile = [
    'Ez <img src=x onerror="document.title=1"> és <b>ez</b>.',
    '',
    '<script>document.title = "1"</script>',
    '',
    '[egy](javascript:alert(1)) [két](//masik.example) [három](data:text/html,1) [négy](http://masik.example) [öt](/\\masik.example)',
    '',
    '![kép](https://masik.example/a.png)',
  ].join('\n')
  show(<Prose text={hostile} />)
  await expect.element(page.getByText(/négy/)).toBeVisible()
  expect(document.querySelector('p')?.textContent).toContain('<b>ez</b>')
  expect(document.querySelectorAll('p a, p img, p b, script[src=""]')).toHaveLength(0)
  expect(document.title).not.toBe('1')
})

it('writes an anchor without accents and signs', () => {
  expect(anchorOf('Ki dönt az idejéről?')).toBe('ki-dont-az-idejerol')
  expect(anchorOf(' 2, 4 vagy 7 ')).toBe('2-4-vagy-7')
})
