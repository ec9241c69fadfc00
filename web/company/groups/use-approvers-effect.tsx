import { useTranslation } from 'react-i18next'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { approversInGroup, hasSameApprovers } from '#shared/people/group-approvers.ts'
import type { PendingEffect } from '#web/ui/feedback/effect/effect-preview.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { mostNamed } from '../named-people.tsx'
import { EffectOnPeople } from '../effect/effect-on-people.tsx'

/** A group as far as it names approvers; undefined: none. */
type Approving = { readonly approver_ids?: readonly string[] | undefined } | undefined

/** People who join a group, or whose group changes its standard approvers. */
export interface Regrouping {
  people: readonly EssentialEmployee[]
  fromOf: (person: EssentialEmployee) => Approving
  to: Approving
}

/** Somebody whose approvers change. */
export interface ChangedApprovers extends EssentialEmployee {
  becomes: readonly string[]
}

/** Whose approvers change when people are regrouped: the rule by which the server decides, on the colleagues that the page has. */
export function useApproversEffect(everybody: readonly EssentialEmployee[]) {
  const { t, i18n } = useTranslation('groups')
  const known = new Map(everybody.map(person => [person.id, person]))
  const isActive = (id: string) => known.get(id)?.is_active ?? false
  const namesOf = (ids: readonly string[]) =>
    ids
      .flatMap(id => known.get(id) ?? [])
      .map(person => personName(person, i18n.language))
      .join(', ') || t('nobody')

  const changed = ({ people, fromOf, to }: Regrouping): ChangedApprovers[] =>
    people.flatMap(person => {
      const becomes = approversInGroup(person, { from: fromOf(person), to, isActive })
      return hasSameApprovers(becomes, person.approver_ids) ? [] : [{ ...person, becomes }]
    })

  const show = (items: readonly ChangedApprovers[]) => (
    <EffectOnPeople
      title={t('effect')}
      items={items.slice(0, mostNamed)}
      keyOf={({ id }) => id}
      differences={({ approver_ids, becomes }) =>
        t('approversBecome', { before: namesOf(approver_ids), after: namesOf(becomes) })
      }
      footnote={items.length > mostNamed ? t('andMore', { count: items.length - mostNamed }) : null}
    />
  )

  const effectOf = (regrouping: Regrouping): PendingEffect<ChangedApprovers> => ({
    load: async () => changed(regrouping),
    words: { loading: t('effectLoading'), failed: t('effectFailed'), nobody: t('effectNobody') },
    show,
  })
  return { effectOf, changed, show, namesOf }
}
