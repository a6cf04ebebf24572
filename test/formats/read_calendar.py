"""Reads calendar files as two independent libraries do. Input: a list of files. Output: what both found in each."""

import json
import sys

import icalendar
import vobject


def by_icalendar(text):
    calendar = icalendar.Calendar.from_ical(text)
    [event] = calendar.walk("VEVENT")
    errors = [*calendar.errors, *event.errors]
    if errors:
        raise ValueError(errors)
    return {
        "method": str(calendar["METHOD"]),
        "uid": str(event["UID"]),
        "sequence": int(event["SEQUENCE"]),
        "start": event.decoded("DTSTART").isoformat(),
        "summary": str(event["SUMMARY"]),
        "description": str(event.get("DESCRIPTION", "")),
        "location": str(event.get("LOCATION", "")),
        "organizer": [event["ORGANIZER"].params.get("CN"), str(event["ORGANIZER"])],
        "attendee": [event["ATTENDEE"].params.get("CN"), str(event["ATTENDEE"])],
    }


def by_vobject(text):
    calendar = vobject.readOne(text, validate=True)
    event = calendar.vevent
    return {
        "method": calendar.method.value,
        "uid": event.uid.value,
        "sequence": int(event.sequence.value),
        "start": event.dtstart.value.isoformat(),
        "summary": event.summary.value,
        "description": event.description.value if hasattr(event, "description") else "",
        "location": event.location.value if hasattr(event, "location") else "",
        "organizer": [event.organizer.params["CN"][0], event.organizer.value],
        "attendee": [event.attendee.params["CN"][0], event.attendee.value],
    }


json.dump([[by_icalendar(text), by_vobject(text)] for text in json.load(sys.stdin)], sys.stdout)
