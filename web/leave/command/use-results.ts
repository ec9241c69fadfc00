import { useTranslation } from 'react-i18next'
import type { IconName } from '#web/ui/icon/icon-name.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { useWishName } from './command-wish.tsx'
import type { CommandResult } from './command-results.tsx'
import { labelled } from './matches.ts'
import type { Meaning, Wish } from './use-meaning.ts'

/** Something that can be gone to or done from everywhere. */
export interface CommandPage {
  label: string
  icon: IconName
  /** The keys that do the same, in the order in which they are pressed. */
  keys: readonly string[]
  /** An address of the app, or an act. */
  to: string | (() => void)
}

interface ResultsOf {
  meaning: Meaning
  typed: string
  pages: readonly CommandPage[]
  onWish: (wish: Wish) => void
  onGo: (to: string) => void
}

/** What stands below the answer: other meanings of the line, people, and pages. */
export function useResults({ meaning, typed, pages, onWish, onGo }: ResultsOf): CommandResult[] {
  const { t, i18n } = useTranslation('command')
  const wishName = useWishName()
  return [
    ...meaning.others.map(wish => ({
      section: t('otherwise'),
      key: JSON.stringify(wish),
      label: wishName(wish),
      wish,
      act: () => onWish(wish),
    })),
    ...meaning.people.map(person => ({
      section: t('people'),
      key: person.id,
      label: personName(person, i18n.language),
      person,
      act: () => onGo(`/days-off?q=${encodeURIComponent(personName(person, i18n.language))}`),
    })),
    ...(meaning.wish?.period ? [] : labelled(typed, pages)).map(({ label, icon, keys, to }) => ({
      section: t('pages'),
      key: label,
      label,
      icon,
      keys,
      act: () => (typeof to === 'string' ? onGo(to) : to()),
    })),
  ]
}
