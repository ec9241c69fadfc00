import type { ReactNode } from 'react'
import { useQuestion, type Question } from '../dialog/use-question.tsx'
import { EffectPreview, type Effect, type PendingEffect } from './effect-preview.tsx'
import styles from './effect.module.css'

/** What is asked before a change, with what it would do. */
interface EffectQuestion<E> extends Omit<Question, 'children'> {
  effect: E
  /** What else is to be known of the change. */
  note?: ReactNode
}

/** Whether the change is to be made. */
export type AskAboutEffect = <Item>(question: EffectQuestion<PendingEffect<Item>>) => Promise<boolean>

/** Asks before a change is made, and shows what it would do. */
export function useEffectQuestion() {
  const { ask, dialog } = useQuestion()

  const askWith = (shown: ReactNode, { title, confirm, isDanger, note }: EffectQuestion<unknown>) =>
    ask({
      title,
      confirm,
      ...(isDanger && { isDanger }),
      children: (
        <>
          {note && <div className={styles.note}>{note}</div>}
          {shown}
        </>
      ),
    })

  /** Always asks, and loads the effect meanwhile. */
  const askAlways: AskAboutEffect = question => {
    const { load, show, words } = question.effect
    return askWith(<EffectPreview items={load().catch(() => undefined)} show={show} words={words} />, question)
  }

  /** Asks only where the change affects somebody. @throws what `load` throws */
  async function askIfAffected<Item>(question: EffectQuestion<Effect<Item>>): Promise<boolean> {
    const { load, show } = question.effect
    const items = await load()
    return items.length === 0 || askWith(show(items), question)
  }

  return { ask: askAlways, askIfAffected, dialog }
}
