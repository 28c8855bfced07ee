# A server in a container. Its games are in /var/lib/flagfall unless FLAGFALL_DATABASE says otherwise: keep that folder.
FROM python:3.13-slim AS build
WORKDIR /src
COPY pyproject.toml hatch_build.py README.md LICENSE requirements.lock ./
COPY web ./web
COPY src ./src
RUN pip install --no-cache-dir build && python -m build --wheel --outdir /wheels
# The versions that were tested, and no others; pip takes no hashes beside a wheel of one's own.
RUN sed -E '/^ +--hash/d; s/ \\$//' requirements.lock > /wheels/versions.txt

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir --constraint /wheels/versions.txt "$(echo /wheels/*.whl)[cluster]" && rm -r /wheels \
 && useradd --system --create-home --home-dir /var/lib/flagfall flagfall
USER flagfall
WORKDIR /var/lib/flagfall
ENV FLAGFALL_DATABASE=sqlite:////var/lib/flagfall/flagfall.db XDG_CACHE_HOME=/var/lib/flagfall/cache
VOLUME /var/lib/flagfall
EXPOSE 8000
HEALTHCHECK --start-period=60s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["flagfall"]
CMD ["serve", "--host", "0.0.0.0"]
