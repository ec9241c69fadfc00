"""Starts MiniStack with four of its quirks mended: of what a generated secret excludes it knows only the single characters, an
unchanged resource of a nested stack loses its attributes when the stack is updated, a call's event has no `cookies`, and a change of
a table that cannot be handled is never parked."""

import json
import os
import string
import time
import urllib.request
import uuid

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

attempts = 3
invoke = lambda_svc._execute_function


def unhandled_in(records, outcome):
    """The records from the first one that failed on; a function names that one, or fails altogether."""
    if outcome.get("error"):
        return records
    body = outcome.get("body") or {}
    reported = (json.loads(body) if isinstance(body, str) else body).get("batchItemFailures") or []
    failed = [failure.get("itemIdentifier") for failure in reported]
    numbers = [record["dynamodb"]["SequenceNumber"] for record in records]
    return records[min(numbers.index(number) for number in failed) :] if failed else []


def park(record):
    """Stores a record as Lambda does for a mapping with a bucket as its destination: with the whole event."""
    source = record["eventSourceARN"]
    mapping = next(one for _, _, one in lambda_svc._iter_all_esms() if one.get("EventSourceArn") == source)
    bucket = mapping["DestinationConfig"]["OnFailure"]["Destination"].split(":::")[1]
    now = time.gmtime()
    folder = f"aws/lambda/{mapping['UUID']}/shard/{time.strftime('%Y/%m/%d', now)}"
    key = f"{folder}/{time.strftime('%Y-%m-%dT%H.%M.%S', now)}-{uuid.uuid4()}"
    body = {"version": "1.0", "payload": json.dumps({"Records": [record]}, default=str)}
    account, region = os.environ["MINISTACK_ACCOUNT_ID"], os.environ["MINISTACK_REGION"]
    scope = f"{account}/20260101/{region}/s3/aws4_request"
    authorization = f"AWS4-HMAC-SHA256 Credential={scope}, SignedHeaders=host, Signature=rehearsal"
    url = f"http://127.0.0.1:{os.environ['GATEWAY_PORT']}/{bucket}/{key}"
    headers = {"authorization": authorization, "content-type": "application/json"}
    urllib.request.urlopen(
        urllib.request.Request(url, data=json.dumps(body).encode(), method="PUT", headers=headers)
    ).read()


def invoke_or_park(function, event):
    records = event.get("Records") if isinstance(event, dict) else None
    if not records or records[0].get("eventSource") != "aws:dynamodb":
        return invoke(function, event)
    tries = 0
    while True:
        outcome = invoke(function, {**event, "Records": records})
        left = unhandled_in(records, outcome)
        tries = tries + 1 if len(left) == len(records) else 1
        records = left
        if records and tries >= attempts:
            park(records[0])
            records, tries = records[1:], 0
        if not records:
            return {**outcome, "error": False, "body": {}}


lambda_svc._execute_function = invoke_or_park

from ministack.app import main  # noqa: E402

main()
