"""Reads emails with Python's strict parser. Input: a list of messages in base64. Output: what each contains."""

import base64
import email
import email.policy
import json
import sys

STRICT = email.policy.SMTP.clone(raise_on_defect=True)


def defects_of(message):
    """Without those of the name in Content-Type, which is for old programs: others read Content-Disposition."""
    defects = [(name, repr(defect)) for name, value in message.items() for defect in value.defects]
    headers = [f"{name}: {text}" for name, text in defects if name != "Content-Type" or "encoded" not in text]
    return headers + [repr(defect) for part in message.walk() for defect in part.defects]


def read(raw):
    message = email.message_from_bytes(raw, policy=STRICT)
    parts = list(message.walk())
    for part in parts:
        if not part.is_multipart():
            part.get_content()
    return {
        "subject": str(message["Subject"]),
        "from": [address.addr_spec for address in message["From"].addresses],
        "to": [address.addr_spec for address in message["To"].addresses],
        "isAutomatic": message["Auto-Submitted"] == "auto-generated",
        "types": [part.get_content_type() for part in parts],
        "names": [part.get_filename() for part in parts if part.get_filename()],
        "defects": defects_of(message) + [d for part in parts[1:] for d in defects_of(part)],
        "longest": max(len(line) for line in raw.split(b"\r\n")),
        "bareEnds": raw.replace(b"\r\n", b"").count(b"\n") + raw.replace(b"\r\n", b"").count(b"\r"),
    }


json.dump([read(base64.b64decode(raw)) for raw in json.load(sys.stdin)], sys.stdout)
