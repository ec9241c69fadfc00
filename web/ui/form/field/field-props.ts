/** What every form part takes, so that a form can wrap any of them alike. */
export interface FieldProps {
  label: string
  /** The key that the server's field errors use. */
  name?: string
  hint?: string
  /** A whole sentence; stands in place of the hint. */
  error?: string
  isRequired?: boolean
  /** Says "not required" beside the label. */
  isOptional?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}
