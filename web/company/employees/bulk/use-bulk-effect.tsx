import { useTranslation } from 'react-i18next'
import type { BulkChange, CountedBulkChange } from '#shared/leave/bulk-change.ts'
import { bulkEffect } from '#shared/leave/contract/effect/bulk-effect.ts'
import type { LeaveEffect } from '#shared/leave/effect/leave-effect.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { hasSameApprovers } from '#shared/people/group-approvers.ts'
import { call } from '#web/api/call.ts'
import type { PendingEffect } from '#web/ui/feedback/effect/effect-preview.tsx'
import { personName } from '#web/ui/person/person-name.ts'
import { EffectOnPeople } from '../../effect/effect-on-people.tsx'
import { hasDifferences, LeaveDifferences } from '../../effect/leave-differences.tsx'
import { loadInSteps } from '../../effect/load-in-steps.ts'
import { useApproversEffect } from '../../groups/use-approvers-effect.tsx'
import { mostNamed } from '../../named-people.tsx'
import type { BulkFormProps } from './bulk-form.ts'

/** What a change of several people does to each: to the approvers as the page knows them, to the days as the server counts them. */
export function useBulkEffect(everybody: readonly EssentialEmployee[], groups: BulkFormProps['groups']) {
  const { t, i18n } = useTranslation(['employees', 'groups'])
  const { compare } = new Intl.Collator(i18n.language)
  const { effectOf } = useApproversEffect(everybody)
  const groupOf = (id: string | null) => groups.find(group => group.id === id)

  const onDays = (user_ids: string[], change: CountedBulkChange): PendingEffect<LeaveEffect> => ({
    load: async onProgress =>
      (await loadInSteps(query => call(bulkEffect, { query, body: { user_ids, change } }), onProgress))
        .filter(hasDifferences)
        .toSorted((one, other) => compare(personName(one, i18n.language), personName(other, i18n.language))),
    words: { loading: t('bulkEffectLoading'), failed: t('bulkEffectFailed'), nobody: t('bulkEffectNobody') },
    show: items => (
      <EffectOnPeople
        title={t('bulkEffect')}
        items={items.slice(0, mostNamed)}
        keyOf={({ user_id, year }) => `${user_id} ${year}`}
        differences={item => (
          <>
            <LeaveDifferences item={item} />
            {item.waits && <span>{t('bulkEffectWaits')}</span>}
          </>
        )}
        footnote={
          <>
            {items.length > mostNamed && `${t('groups:andMore', { count: items.length - mostNamed })} `}
            {change.act === 'schedule' && t('bulkRecount')}
          </>
        }
      />
    ),
  })

  const onApprovers = (people: readonly EssentialEmployee[], approver_ids: readonly string[]) => {
    const effect = effectOf({ people, fromOf: () => undefined, to: undefined })
    return {
      ...effect,
      load: async () =>
        people.flatMap(person => {
          const becomes = approver_ids.filter(id => id !== person.id)
          return hasSameApprovers(becomes, person.approver_ids) ? [] : [{ ...person, becomes }]
        }),
    }
  }

  const onGroup = (people: readonly EssentialEmployee[], group_id: string | null) =>
    effectOf({ people, fromOf: person => groupOf(person.group_id), to: groupOf(group_id) })

  return {
    onDays,
    onApprovers,
    onGroup,
    isCounted: (change: BulkChange): change is CountedBulkChange =>
      change.act === 'schedule' || change.act === 'extra_days',
  }
}
