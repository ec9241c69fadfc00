import type { ReactNode } from 'react'
import { useQuestion, type Question } from '../dialog/use-question.tsx'
import { EffectPreview, type Effect, type PendingEffect } from './effect-preview.tsx'
import styles from './effect.module.css'
import { loadingEffect, type LoadingEffect } from './loading-effect.ts'

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

  const askMeanwhile = <Item,>(
    { items, progress }: LoadingEffect<Item>,
    question: EffectQuestion<PendingEffect<Item>>,
  ) => {
    const { show, words } = question.effect
    return askWith(
      <EffectPreview items={items.catch(() => undefined)} progress={progress} show={show} words={words} />,
      question,
    )
  }

  /** Always asks, and loads the effect meanwhile. */
  const askAlways: AskAboutEffect = question => askMeanwhile(loadingEffect(question.effect.load), question)

  /** Asks only where the change affects somebody, or where it takes several steps to know. @throws what `load` throws */
  async function askIfAffected<Item>(question: EffectQuestion<Effect<Item> | PendingEffect<Item>>): Promise<boolean> {
    const { effect } = question
    const loading = loadingEffect(effect.load)
    const items = await Promise.race([loading.items, loading.firstProgress])
    if (!items && 'words' in effect) return askMeanwhile(loading, { ...question, effect })
    const known = items ?? (await loading.items)
    return known.length === 0 || askWith(effect.show(known), question)
  }

  return { ask: askAlways, askIfAffected, dialog }
}
