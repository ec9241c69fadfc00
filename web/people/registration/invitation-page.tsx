import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { NewPassword } from '#shared/account/model.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { people } from '#shared/people/contract.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { FormPasswordField } from '#web/ui/form/form-password-field.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { NameFields } from '../personal/name-fields.tsx'

type Invitation = ReplyOf<typeof people.showInvitation>['data']

interface InvitationPageProps {
  token: string
  /** Without a token for somebody who has to sign in with a second factor. */
  onJoined: (token: string | undefined) => void
}

/** The page of an invitation link. */
export function InvitationPage({ token, onJoined }: InvitationPageProps) {
  const { t } = useTranslation(['people', 'common', 'account'])
  const { data, error, mutate } = useApi(people.showInvitation, token ? { path: { token } } : null)

  if (data) return <Join token={token} invitation={data.data} onJoined={onJoined} />
  if (error && (error.status === 0 || error.status >= 500))
    return (
      <>
        <h1>{t('common:errorOccurred')}</h1>
        <p>{error.message}</p>
        <Button onPress={() => void mutate()}>{t('common:reload')}</Button>
      </>
    )
  if (error || !token)
    return (
      <>
        <h1>{t('invitationOver')}</h1>
        <p>{t('invitationOverWhy')}</p>
        <div>
          <LinkButton to="/login">{t('account:logIn')}</LinkButton>
        </div>
      </>
    )
  return <SkeletonRows rows={3} />
}

const form = people.acceptInvitation.body!
const newcomer = z.extend(form, { password: NewPassword })

function Join({ token, invitation, onJoined }: InvitationPageProps & { invitation: Invitation }) {
  const { t } = useTranslation(['people', 'account'])
  const { email, company, invited_by, has_account } = invitation
  const join = useForm({
    resolver: schemaResolver(has_account ? form : newcomer),
    defaultValues: { token, first_name: '', last_name: '', password: '' },
  })
  const { change, isChanging } = useChange(people.acceptInvitation)
  const { formError, submitWith } = useFormError(join)

  const submit = submitWith(async body => {
    onJoined((await change({ body })).token)
  })

  return (
    <>
      <h1>{t('invitationTitle', { company })}</h1>
      <p>
        {t('invitationFrom', { name: invited_by })} {t('invitationEmail', { email })}
      </p>
      <form onSubmit={submit} noValidate>
        <FormError>{formError}</FormError>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NameFields control={join.control} />
        <FormPasswordField
          control={join.control}
          name="password"
          label={t('account:password')}
          hint={has_account ? t('ownPasswordHint') : undefined}
          autoComplete={has_account ? 'current-password' : 'new-password'}
          showRules={!has_account}
          isRequired
        />
        <Button type="submit" variant="primary" size="lg" wide isPending={isChanging}>
          {t('join')}
        </Button>
      </form>
    </>
  )
}
