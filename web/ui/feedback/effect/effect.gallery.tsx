import { Button } from '../../button/button.tsx'
import { Card } from '../../card/card.tsx'
import { Difference } from '../../data/difference/difference.tsx'
import styles from '#web/gallery/gallery.module.css'
import type { PendingEffect } from './effect-preview.tsx'
import { EffectPreview } from './effect-preview.tsx'
import { loadingEffect } from './loading-effect.ts'
import { useEffectQuestion } from './use-effect-question.tsx'

const words: PendingEffect<string>['words'] = {
  loading: 'Megnézzük, kinek változnak a napjai…',
  failed: 'Most nem tudjuk megmutatni, kinek változnak a napjai.',
  nobody: 'Senkinek sem változnak a napjai.',
}
const show: PendingEffect<string>['show'] = names => (
  <ul>
    {names.map(name => (
      <li key={name}>
        {name} <Difference isGain>1 napot visszakap</Difference>
      </li>
    ))}
  </ul>
)

const never = new Promise<never>(() => {})
const states = [never, Promise.resolve(undefined), Promise.resolve([]), Promise.resolve(['Nagy Anna', 'Őri János'])]
const { progress: atOnce } = loadingEffect(() => never)
const { progress: inSteps } = loadingEffect(async onProgress => {
  onProgress({ done: 1500, total: 5000 })
  return never
})

export function Gallery() {
  const { ask, dialog } = useEffectQuestion()
  const effect = { load: async () => ['Nagy Anna'], show, words }
  return (
    <Card>
      <div className={styles.columns}>
        {states.map((items, state) => (
          <EffectPreview key={state} items={items} progress={atOnce} show={show} words={words} />
        ))}
        <EffectPreview items={never} progress={inSteps} show={show} words={words} />
        <div>
          <Button onPress={() => void ask({ title: 'Mented a változást?', confirm: 'Mentés', effect })}>Kérdés</Button>
        </div>
      </div>
      {dialog}
    </Card>
  )
}
