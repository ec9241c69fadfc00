import { useState, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import type { OfferedType } from '#shared/leave/contract/list-days-off.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { RadioCards } from '#web/ui/form/radio-cards/radio-cards.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import popover from '#web/ui/popover/popover.module.css'
import { leaveKeyOf, useTypeName } from '#web/ui/calendar/leave-mark/use-type-name.ts'
import { typesFor } from '../form-choices.ts'
import styles from '../request-form.module.css'
import { usualTypes } from './usual-types.ts'

interface TypeFieldProps {
  types: readonly OfferedType[] | undefined
  /** The person's requests, which say what they usually ask for. */
  requests: readonly { type_id: number }[]
  allTypes: boolean
  name: string
  value: number
  onChange: (typeId: number) => void
  inputRef: Ref<HTMLInputElement>
  error: string | undefined
}

/** The four types somebody usually asks for, and behind a fifth card the others, with the reasons of those withheld. */
export function TypeField({ types, requests, allTypes, name, value, onChange, inputRef, error }: TypeFieldProps) {
  const { t } = useTranslation(['leave', 'request'])
  const nameOf = useTypeName()
  if (!types) return <Skeleton shape="block" />
  const { offered, withheld } = typesFor(types, { allTypes })
  const { first, others } = usualTypes(offered, requests, value)
  const hasMore = others.length + withheld.length > 0
  return (
    <RadioCards
      label={t('leave:type')}
      name={name}
      isRequired
      isTiled
      options={first.map(({ id }) => ({ value: String(id), label: nameOf(id), leave: leaveKeyOf(id) }))}
      value={String(value)}
      onChange={id => onChange(Number(id))}
      inputRef={inputRef}
      error={error}
      after={hasMore && <MoreTypes {...{ others, withheld, value, onChange }} />}
    />
  )
}

interface MoreTypesProps extends Pick<TypeFieldProps, 'value' | 'onChange'> {
  others: readonly OfferedType[]
  withheld: readonly OfferedType[]
}

function MoreTypes({ others, withheld, value, onChange }: MoreTypesProps) {
  const { t } = useTranslation(['leave', 'request'])
  const nameOf = useTypeName()
  const [isOpen, open] = useState(false)
  const optionOf = ({ id }: OfferedType) => ({ value: String(id), label: nameOf(id), leave: leaveKeyOf(id) })
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <Button className={styles.more}>
        <Icon name="dots" />
        {t('request:moreTypes')}
      </Button>
      <Popover className={popover.popover} placement="bottom end" offset={4}>
        <Dialog className={classNames(popover.padded, styles.others)} aria-label={t('request:moreTypes')}>
          <RadioCards
            label={t('request:otherTypes')}
            columns={1}
            options={[
              ...others.map(optionOf),
              ...withheld.map(type => ({
                ...optionOf(type),
                isDisabled: true,
                ...(type.reason && { detail: type.reason }),
              })),
            ]}
            value={String(value)}
            onChange={id => {
              open(false)
              onChange(Number(id))
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
