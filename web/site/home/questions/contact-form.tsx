import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ContactForm as Fields } from '#shared/site/contact-message.ts'
import { sendContactMessage } from '#shared/site/contract/send-contact-message.ts'
import { callPublic } from '#web/api/call-public.ts'
import { captchaFor } from '#web/api/captcha/captcha.ts'
import { CaptchaNotice } from '#web/api/captcha/captcha-notice.tsx'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { schemaResolver } from '#web/api/schema-resolver.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Alert } from '#web/ui/feedback/alert/alert.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { FormTextArea } from '#web/ui/form/form-text-area.tsx'
import { FormTextField } from '#web/ui/form/form-text-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import styles from './contact-form.module.css'

const secondsSince = (moment: number) => Math.floor((performance.now() - moment) / 1000)

/** What somebody asks those who run the service; once it is sent, the answer to it stands in its place. */
export function ContactForm() {
  const { t } = useTranslation('home')
  const form = useForm({ resolver: schemaResolver(Fields), defaultValues: { name: '', email: '', message: '' } })
  const { formError, submitWith } = useFormError(form)
  const [isSent, setSent] = useState(false)
  const [openedAt] = useState(() => performance.now())
  const [website, setWebsite] = useState('')

  const submit = submitWith(async fields => {
    // A browser may have filled it in by itself, and whoever tries again is a person.
    setWebsite('')
    const captcha = await captchaFor('contact')
    await callPublic(sendContactMessage, { body: { ...fields, website, seconds: secondsSince(openedAt), captcha } })
    setSent(true)
  })

  if (isSent)
    return (
      <Alert tone="success" takesFocus>
        {t('contactSent')}
      </Alert>
    )
  return (
    <Form onSubmit={submit} className={styles.form}>
      <FormError>{formError}</FormError>
      <FormTextField control={form.control} name="name" label={t('contactName')} autoComplete="name" isRequired />
      <FormTextField
        control={form.control}
        name="email"
        label={t('contactEmail')}
        type="email"
        autoComplete="email"
        isRequired
      />
      <FormTextArea
        control={form.control}
        name="message"
        label={t('contactMessage')}
        rows={5}
        maxLength={4000}
        isRequired
      />
      <label className={styles.hidden} aria-hidden="true">
        {t('contactHidden')}
        <input
          name="website"
          value={website}
          onChange={({ target }) => setWebsite(target.value)}
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
      <Button type="submit" isPending={form.formState.isSubmitting}>
        {t('contactSend')}
      </Button>
      <CaptchaNotice />
    </Form>
  )
}
