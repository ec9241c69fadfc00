"""Starts MiniStack with three of its quirks mended: of what a generated secret excludes it knows only the single characters, an
unchanged resource of a nested stack loses its attributes when the stack is updated, and a call's event has no `cookies`."""

import string

from ministack.services import lambda_svc
from ministack.services.cloudformation import _stacks as stacks
from ministack.services.cloudformation import provisioners

kinds = {
    "ExcludeLowercase": string.ascii_lowercase,
    "ExcludeUppercase": string.ascii_uppercase,
    "ExcludeNumbers": string.digits,
    "ExcludePunctuation": string.punctuation,
}
generate = provisioners._sm_secret_string


def generate_as_asked(properties):
    wanted = properties.get("GenerateSecretString")
    if wanted:
        excluded = "".join(characters for kind, characters in kinds.items() if wanted.get(kind) in (True, "true"))
        wanted = {**wanted, "ExcludeCharacters": wanted.get("ExcludeCharacters", "") + excluded}
        properties = {**properties, "GenerateSecretString": wanted}
    return generate(properties)


provisioners._sm_secret_string = generate_as_asked
update = provisioners._update_resource


def update_keeping_attributes(kind, physical_id, old, new, stack, logical_id, attributes=None):
    if attributes is None:
        known = stacks.get(stack, {}).get("_resources", {}).get(logical_id, {})
        attributes = known.get("Attributes", {})
    return update(kind, physical_id, old, new, stack, logical_id, attributes)


provisioners._update_resource = update_keeping_attributes
execute = lambda_svc._execute_function_with_config_scope


def execute_with_cookies(function, event, *others, **named):
    if isinstance(event, dict) and event.get("version") == "2.0":
        sent = [value for name, value in event.get("headers", {}).items() if name.lower() == "cookie"]
        headers = {name: value for name, value in event.get("headers", {}).items() if name.lower() != "cookie"}
        cookies = [cookie.strip() for value in sent for cookie in value.split(";")]
        event = {**event, "headers": headers, **({"cookies": cookies} if cookies else {})}
    return execute(function, event, *others, **named)


lambda_svc._execute_function_with_config_scope = execute_with_cookies

from ministack.app import main  # noqa: E402

main()
